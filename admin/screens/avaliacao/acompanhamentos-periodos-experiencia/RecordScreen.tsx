import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { type Evaluation, fetchEvaluation, fetchTalent } from './api.ts'
import { experienciaTexts as t } from './texts.ts'
import { usePeriodActions } from './usePeriodActions.tsx'

const LIST = '/avaliacao/acompanhamentos-periodos-experiencia'

/** One evaluation of an experience period: its result and its actions. */
export default function RecordScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['experiencia', id],
    queryFn: async ({ signal }) => {
      const evaluation = await fetchEvaluation(id, signal)
      return { evaluation, talent: await fetchTalent(evaluation.colaborador.id, signal) }
    },
    retry: false,
    gcTime: 0,
  })
  const navigate = useNavigate()
  const { of, dialog } = usePeriodActions(() => navigate(LIST))
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const { evaluation, talent } = data
  const period = talent.periodos.find((one) => one.colaboradorQuestionarioId === evaluation.id)
  const actions = period ? of({ talent, period }).filter(({ name }) => name !== 'see') : []
  return (
    <>
      <PageHeader
        title={evaluation.colaborador.nome}
        crumbs={[{ label: screenTitle('avaliacao/acompanhamentos-periodos-experiencia'), to: LIST }]}
        actions={actions
          .filter(({ disabled }) => disabled === undefined)
          .map(({ name, title, icon, to, run, danger }) => (
            <Button
              key={name}
              variant="outlined"
              color={danger ? 'error' : 'inherit'}
              startIcon={icon}
              {...(to !== undefined ? { component: AppLink, to } : { onClick: run })}
            >
              {title}
            </Button>
          ))}
      />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <FactList facts={factsOf(evaluation)} titles={200} />
        <Aspects evaluation={evaluation} />
      </Paper>
      {dialog}
    </>
  )
}

function factsOf(evaluation: Evaluation): [string, string | undefined][] {
  const { periodoExperiencia, vencimento, situacao, titulo, respondidaEm, avaliador, observacao } = evaluation
  const { performance, aprovado } = evaluation
  return [
    [t.facts.period, periodoExperiencia?.nome],
    [t.facts.due, vencimento && displayDay(vencimento)],
    [t.facts.state, t.states[situacao]],
    [t.facts.model, titulo],
    [t.facts.answered, respondidaEm && displayDay(respondidaEm)],
    [t.facts.by, avaliador?.nome],
    [t.facts.performance, performance === undefined ? undefined : t.percent(performance)],
    [t.facts.result, aprovado === undefined ? undefined : aprovado ? t.approved : t.refused],
    [t.facts.note, observacao],
  ]
}

function Aspects({ evaluation: { aspectos = [] } }: { evaluation: Evaluation }) {
  if (aspectos.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ fontSize: 15, mb: 1 }}>
        {t.aspects}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 1.5, alignItems: 'center' }}>
        {aspectos.map(({ aspecto, percentual }) => (
          <Box key={aspecto} sx={{ display: 'contents' }}>
            <Box>
              <Typography variant="body2">{aspecto}</Typography>
              <LinearProgress variant="determinate" value={percentual} aria-label={aspecto} />
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {t.percent(percentual)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
