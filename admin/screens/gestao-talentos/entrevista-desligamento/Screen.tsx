import Alert from '@mui/material/Alert'
import { useParams, useSearchParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Answered } from './Answered.tsx'
import { Answering } from './Answering.tsx'
import { Choice } from './Choice.tsx'
import {
  hasLeft,
  type Interview,
  type InterviewCalls,
  type InterviewPage,
  useInterview,
  useInterviewRights,
} from './interview.ts'
import { PrintInterview } from './PrintInterview.tsx'
import { entrevistaTexts as t } from './texts.ts'
import { Waiting } from './Waiting.tsx'

/** /gestao-talentos/talentos/{id}/entrevista-desligamento — spec 3 §2 */
export default function Screen() {
  const { id = '' } = useParams()
  const calls = useInterview(id)
  const { data, error, refetch } = calls
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const { talento, entrevista, modeloId } = data
  const { nome, cargo, area, motivo, dataDesligamento } = talento
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t.talents, to: '/gestao-talentos/talentos' },
          { label: nome, to: `/gestao-talentos/talentos/${id}/ficha` },
        ]}
        actions={
          entrevista && modeloId !== undefined && <PrintInterview modelo={modeloId} talento={talento.id} nome={nome} />
        }
      />
      <FactList
        titles={170}
        facts={[
          [t.facts.name, nome],
          [t.facts.position, cargo],
          [t.facts.area, area],
          [t.facts.day, dataDesligamento && displayDay(dataDesligamento)],
          [t.facts.reason, motivo?.descricao],
          [t.facts.model, entrevista?.titulo],
        ]}
      />
      <State page={data} calls={calls} />
    </>
  )
}

/** Renders the next step: begin, wait, answer, or read. */
function State({ page, calls }: { page: InterviewPage; calls: InterviewCalls }) {
  const { holds } = useInterviewRights()
  const [params] = useSearchParams()
  const { talento, entrevista } = page
  if (entrevista?.situacao === 'R') return <Answered interview={entrevista} />
  if (!hasLeft(talento)) return <Told>{t.stays}</Told>
  if (!holds) return <Told>{t.nobodyYet}</Told>
  if (entrevista?.avaliador) return <Waiting talento={talento} interview={entrevista} calls={calls} />
  if (entrevista && isOpen(entrevista))
    return <Answering key={`${entrevista.id} ${page.modeloId}`} page={page} interview={entrevista} calls={calls} />
  return <Choice page={page} calls={calls} wanted={Number(params.get('modelo')) || undefined} />
}

const isOpen = (interview: Interview): interview is Interview & Required<Pick<Interview, 'perguntas' | 'respostas'>> =>
  interview.perguntas !== undefined

const Told = ({ children }: { children: string }) => (
  <Alert severity="info" sx={{ mt: 2, maxWidth: 920 }}>
    {children}
  </Alert>
)
