import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { Passagem } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { porSelecao } from './passagem.ts'
import { Stays } from './Stays.tsx'
import { historicoTexts } from './texts.ts'

/** The steps one candidate went through in his selections; the candidate is a query parameter — spec 1 §2.2, §7.3 */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const candidato = Number(params.get('candidato')) || undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['historico', candidato],
    queryFn: ({ signal }) => getJson<Passagem[]>(`/api/captacao/historico/candidato/${candidato}`, { signal }),
    enabled: candidato !== undefined,
    gcTime: 0,
  })
  const picker = (
    <RecordPicker
      route="captacao/candidatos"
      label={historicoTexts.candidate}
      value={candidato}
      onChange={(id) => setParams(id ? { candidato: String(id) } : {})}
    />
  )
  return (
    <>
      <PageHeader actions={picker} />
      {candidato === undefined ? (
        <NothingYet icon={HistoryIcon}>{historicoTexts.choose}</NothingYet>
      ) : error ? (
        <RetryAlert onRetry={refetch}>{historicoTexts.loadFailed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <NothingYet icon={HistoryIcon}>{historicoTexts.none}</NothingYet>
      ) : (
        porSelecao(data).map((passagens) => (
          <Stays key={passagens[0]?.candidatoSolicitacao.id} passagens={passagens} onChanged={() => void refetch()} />
        ))
      )}
    </>
  )
}
