import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { TotalFolha } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { emDiferenca, emPorcento, emReais } from './amounts.ts'
import { reajustesTexts as t } from './texts.ts'

interface Card {
  title: string
  value: string
  note?: string
  bad?: boolean
}

function cardsOf({ antes, depois, planejamento, orcamento, resto, ...total }: TotalFolha): Card[] {
  const cards: Card[] = [
    { title: t.payrollBefore, value: emReais(antes), note: t.people(total.talentos) },
    { title: t.payrollAfter, value: emReais(depois) },
    { title: t.difference, value: emDiferenca(total.diferenca), note: emPorcento(total.percentual) },
    {
      title: t.ofPlan,
      value: emDiferenca(planejamento.diferenca),
      note: `${t.people(planejamento.talentos)}, ${emPorcento(planejamento.percentual)}`,
    },
  ]
  if (orcamento === undefined || resto === undefined) return cards
  return [
    ...cards,
    { title: t.budget, value: emReais(orcamento) },
    { title: t.rest, value: emReais(resto), bad: resto < 0 },
  ]
}

/** Payroll before and after, the plan's share, and the remaining budget: red when exceeded. */
export function TotalCards({ totals }: { totals: TotalFolha }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 146px), 1fr))',
        }}
      >
        {cardsOf(totals).map(({ title, value, note, bad }) => (
          <Paper key={title} variant="outlined" sx={{ px: 1.5, py: 1, borderColor: bad ? 'error.main' : undefined }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: 15, fontWeight: 600 }} color={bad ? 'error' : undefined}>
              {value}
            </Typography>
            {note && (
              <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
                {note}
              </Typography>
            )}
          </Paper>
        ))}
      </Box>
      {totals.semSalario > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t.withoutSalary(totals.semSalario)}
        </Alert>
      )}
    </Box>
  )
}
