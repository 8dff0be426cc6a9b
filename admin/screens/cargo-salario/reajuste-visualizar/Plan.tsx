import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRefresh } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { PLANOS, type Plano } from '#admin/reajustes/plano.ts'
import { TotalCards } from '#admin/reajustes/TotalCards.tsx'
import { reajustesTexts } from '#admin/reajustes/texts.ts'
import { useCenarios } from '#admin/reajustes/useCenarios.ts'
import { useTotals } from '#admin/reajustes/useTotals.ts'
import { ActionHost } from '#admin/resource/actions/ActionHost.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { PlanActions } from './PlanActions.tsx'
import { type Aba, PlanTabs } from './PlanTabs.tsx'
import { Proposals } from './Proposals.tsx'
import { visualizarTexts as t } from './texts.ts'

const RecordProgress = later(() => import('#admin/resource/workflow/RecordProgress.tsx'))
const Simulation = later(() => import('./simulacao/Simulation.tsx'))
const Scenarios = later(() => import('./simulacao/Scenarios.tsx'))
const Owed = later(() => import('./simulacao/Owed.tsx'))

/** One plan; tab and scenario are query parameters. */
export function Plan({ plano }: { plano: Plano }) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const cenarios = useCenarios(plano.id).data ?? []
  const cenario = cenarios.find(({ id }) => id === Number(params.get('cenario')))
  const owed = plano.situacao === 'A' && plano.data < (plano.aplicadaEm ?? '').slice(0, 10)
  const abas = (Object.keys(t.tabs) as Aba[]).filter((one) => one !== 'diferencas' || owed)
  const aba = abas.find((one) => one === params.get('aba')) ?? 'propostas'
  const show = (next: { aba?: Aba; cenario?: number }) => {
    const to = { aba, cenario: cenario?.id, ...next }
    setParams({
      ...(to.aba === 'propostas' ? {} : { aba: to.aba }),
      ...(to.cenario === undefined ? {} : { cenario: String(to.cenario) }),
    })
  }
  return (
    <ActionHost onDeleted={() => navigate(`/${PLANOS}`)} onChanged={() => refresh()}>
      <PageHeader
        title={plano.nome}
        note={<State plano={plano} />}
        crumbs={[{ label: t.plans, to: `/${PLANOS}` }]}
        actions={<PlanActions plano={plano} />}
      />
      <Facts plano={plano} />
      <Waiting fallback={<Skeleton variant="rounded" height={64} sx={{ mb: 1.5 }} />}>
        <RecordProgress record={plano} />
      </Waiting>
      <Totals id={plano.id} cenario={cenario?.id} />
      <PlanTabs abas={abas} aba={aba} onAba={(next) => show({ aba: next })}>
        <Waiting fallback={<Skeleton variant="rounded" height={240} />}>
          {aba === 'propostas' && (
            <Proposals {...{ plano, cenarios, cenario }} onCenario={(id) => show({ cenario: id })} />
          )}
          {aba === 'simulacao' && (
            <Simulation
              {...{ plano, cenarios, cenario }}
              onCenario={(id: number | undefined) => show({ cenario: id })}
            />
          )}
          {aba === 'cenarios' && (
            <Scenarios
              {...{ plano, cenarios }}
              onOpen={(id: number | undefined) => show({ aba: 'propostas', cenario: id })}
            />
          )}
          {aba === 'diferencas' && <Owed plano={plano} />}
        </Waiting>
      </PlanTabs>
    </ActionHost>
  )
}

function State({ plano }: { plano: Plano }) {
  const { entity } = useEntity()
  const field = entity.fields.find(({ name }) => name === 'situacao')
  const title = field?.options?.find(({ value }) => value === plano.situacao)?.title ?? plano.situacao
  return (
    <>
      <Chip size="small" variant="outlined" label={title} />
      <Typography component="span" variant="body2" color="text.secondary">
        {commonTexts.code(plano.id)}
      </Typography>
    </>
  )
}

function Facts({ plano }: { plano: Plano }) {
  const { facts } = t
  const { aplicadaEm, aplicadaPor, canceladaEm, canceladaPor, motivoCancelamento, motivoRecusa, dissidio } = plano
  const cancelled = canceladaEm && [facts.byWhen(canceladaPor?.nome, canceladaEm), motivoCancelamento]
  const shown: [string, string | undefined][] = [
    [facts.date, displayDay(plano.data)],
    [facts.type, t.types[plano.tipoReajuste]],
    [facts.dissidio, dissidio ? commonTexts.yes : commonTexts.no],
    [facts.applied, aplicadaEm && facts.byWhen(aplicadaPor?.nome, aplicadaEm)],
    [facts.cancelled, cancelled ? cancelled.filter(Boolean).join(': ') : undefined],
    [facts.refused, plano.situacao === 'E' ? motivoRecusa : undefined],
    [facts.note, plano.observacao],
  ]
  return (
    <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {shown.map(
        ([title, text]) =>
          text && (
            <Box key={title} sx={{ display: 'flex', gap: 0.75, fontSize: 13 }}>
              <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {title}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            </Box>
          ),
      )}
    </Box>
  )
}

function Totals({ id, cenario }: { id: number; cenario: number | undefined }) {
  const { data, error, refetch } = useTotals(id, cenario)
  if (error)
    return (
      <RetryAlert onRetry={refetch} sx={{ mb: 2 }}>
        {reajustesTexts.totalsFailed}
      </RetryAlert>
    )
  return data ? <TotalCards totals={data} /> : <Skeleton variant="rounded" height={84} sx={{ mb: 2 }} />
}
