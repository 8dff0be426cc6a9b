import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { emDiferenca, emPorcento, emRazao, emReais } from '#admin/reajustes/amounts.ts'
import { reajustesTexts } from '#admin/reajustes/texts.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import type { Simulacao } from '#schemas/runtime/answers/positions/salary-plan.ts'
import type { Asked } from './asked.ts'
import { simulacaoTexts as t } from './texts.ts'

interface Props {
  /** the plan first (no `cenario`), then its scenarios */
  columns: { nome: string; cenario?: Cenario }[]
  /** in the order of `columns` */
  simulacoes: Simulacao[]
  rights: { create: boolean; update: boolean; delete: boolean }
  onAsk: (asked: Asked) => void
  onOpen: (id: number | undefined) => void
}

type Measure = [title: string, value: string, bad?: boolean]

function measuresOf({ total }: Simulacao): Measure[] {
  const { resto, planejamento } = total
  return [
    [t.proposals, planejamento.talentos.toLocaleString('pt-BR')],
    [reajustesTexts.payrollBefore, emReais(total.antes)],
    [reajustesTexts.payrollAfter, emReais(total.depois)],
    [reajustesTexts.difference, emDiferenca(total.diferenca)],
    [t.percent, emPorcento(total.percentual)],
    [t.compaBefore, emRazao(total.compaRatioAntes)],
    [t.compaAfter, emRazao(total.compaRatioDepois)],
    ...(resto === undefined ? [] : ([[t.rest, emReais(resto), resto < 0]] satisfies Measure[])),
  ]
}

/** Plan and scenarios side by side; stacked on a phone. */
export function Comparison({ columns, simulacoes, rights, onAsk, onOpen }: Props) {
  return (
    <Box
      role="list"
      aria-label={t.compared}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))' }}
    >
      {columns.map(({ nome, cenario }, at) => {
        const simulacao = simulacoes[at]
        return (
          <Paper
            key={cenario?.id ?? 0}
            role="listitem"
            aria-label={nome}
            variant="outlined"
            sx={{ p: 2, borderColor: cenario ? undefined : 'primary.main' }}
          >
            <Typography component="h2" variant="h6" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {nome}
            </Typography>
            {simulacao && <Measures measures={measuresOf(simulacao)} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1.5 }}>
              <Action title={t.open} nome={nome} onClick={() => onOpen(cenario?.id)} />
              {rights.create && cenario && (
                <Action title={t.clone} nome={nome} onClick={() => onAsk({ what: 'clona', cenario })} />
              )}
              {rights.update && cenario && (
                <Action title={t.adopt} nome={nome} onClick={() => onAsk({ what: 'adota', cenario })} />
              )}
              {rights.delete && cenario && (
                <Action danger title={t.remove} nome={nome} onClick={() => onAsk({ what: 'exclui', cenario })} />
              )}
            </Box>
          </Paper>
        )
      })}
    </Box>
  )
}

const Measures = ({ measures }: { measures: Measure[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1.5, rowGap: 0.5 }}>
    {measures.map(([title, value, bad]) => (
      <Box key={title} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {title}
        </Typography>
        <Typography
          component="dd"
          variant="body2"
          color={bad ? 'error' : undefined}
          sx={{ m: 0, textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)

interface ActionProps {
  title: string
  nome: string
  danger?: boolean
  onClick: () => void
}

const Action = ({ title, nome, danger = false, onClick }: ActionProps) => (
  <Button size="small" color={danger ? 'error' : 'primary'} aria-label={t.actionOf(title, nome)} onClick={onClick}>
    {title}
  </Button>
)
