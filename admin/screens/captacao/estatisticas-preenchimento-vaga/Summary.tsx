import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Estatisticas } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import { estatisticasTexts } from './texts.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** The totals above the charts. */
export function Summary({ resumo }: Pick<Estatisticas, 'resumo'>) {
  const t = estatisticasTexts.summary
  const { solicitacoes, vagas, preenchidas, mediaDias } = resumo
  const facts: [string, string][] = [
    [t.solicitacoes, whole.format(solicitacoes)],
    [t.vagas, whole.format(vagas)],
    [t.preenchidas, whole.format(preenchidas)],
    [t.percentual, `${tenth.format(vagas === 0 ? 0 : (100 * preenchidas) / vagas)}%`],
    [t.mediaDias, mediaDias === null ? t.noDays : tenth.format(mediaDias)],
  ]
  return (
    <Box
      component="dl"
      sx={{ m: 0, mb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' }}
    >
      {facts.map(([title, value]) => (
        <Paper
          key={title}
          variant="outlined"
          sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {title}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 24, fontWeight: 700 }}>
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  )
}
