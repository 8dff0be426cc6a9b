import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { HorizontalBarChart } from '#admin/charts/charts.tsx'
import { emDiferenca, emPorcento, emRazao, emReais } from '#admin/reajustes/amounts.ts'
import type { Plano } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Grupo, Simulacao } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { ScenarioSelect } from '../ScenarioSelect.tsx'
import { GroupTable } from './GroupTable.tsx'
import { Outliers } from './Outliers.tsx'
import { useSimulacoes } from './simulacao.ts'
import { simulacaoTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  cenarios: Cenario[]
  cenario: Cenario | undefined
  onCenario: (id: number | undefined) => void
}

/** Payroll by area, group and sex before and after, and talents outside their band. GET /{id}/simulacao */
export default function Simulation({ plano, cenarios, cenario, onCenario }: Props) {
  const [only, setOnly] = useState(true)
  const [found] = useSimulacoes(plano.id, [cenario?.id])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <ScenarioSelect {...{ cenarios, cenario, onCenario }} />
        <FormControlLabel
          label={t.onlyChanged}
          control={<Checkbox size="small" checked={only} onChange={(_event, checked) => setOnly(checked)} />}
        />
      </Box>
      {found?.error ? (
        <RetryAlert onRetry={found.refetch}>{t.failed}</RetryAlert>
      ) : found?.data ? (
        <Shown simulacao={found.data} only={only} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  )
}

function Shown({ simulacao, only }: { simulacao: Simulacao; only: boolean }) {
  const shown = (groups: Grupo[]) => (only ? groups.filter((group) => group.diferenca !== 0) : groups)
  const areas = shown(simulacao.areas)
  return (
    <>
      {areas.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <HorizontalBarChart
            title={t.chart}
            category={t.names.areas}
            format="moeda"
            data={{
              categories: areas.map(({ nome }) => nome),
              series: [
                { title: t.before, values: areas.map(({ antes }) => antes) },
                { title: t.after, values: areas.map(({ depois }) => depois) },
              ],
            }}
          />
        </Box>
      )}
      {(['areas', 'grupos', 'sexos'] as const).map((kind) => (
        <Groups key={kind} kind={kind} groups={shown(simulacao[kind])} />
      ))}
      <Outliers simulacao={simulacao} />
    </>
  )
}

function Groups({ kind, groups }: { kind: keyof typeof t.groups; groups: Grupo[] }) {
  const title = t.groups[kind]
  return (
    <Paper variant="outlined" component="section" sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {title}
      </Typography>
      {groups.length === 0 ? (
        <Alert severity="info" sx={{ m: 2 }}>
          {t.nothingChanges}
        </Alert>
      ) : (
        <GroupTable
          label={title}
          rows={groups}
          keyOf={({ id, nome }) => id ?? nome}
          columns={[
            { title: t.names[kind], cell: ({ nome }) => nome },
            { title: t.people, right: true, cell: ({ talentos }) => talentos.toLocaleString('pt-BR') },
            { title: t.before, right: true, cell: ({ antes }) => emReais(antes) },
            { title: t.after, right: true, cell: ({ depois }) => emReais(depois) },
            { title: t.difference, right: true, cell: (group) => emDiferenca(group.diferenca) },
            { title: t.percent, right: true, cell: ({ percentual }) => emPorcento(percentual) },
            { title: t.compaBefore, right: true, cell: ({ compaRatioAntes }) => emRazao(compaRatioAntes) },
            { title: t.compaAfter, right: true, cell: ({ compaRatioDepois }) => emRazao(compaRatioDepois) },
          ]}
        />
      )}
    </Paper>
  )
}
