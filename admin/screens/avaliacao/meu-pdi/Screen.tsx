import TrendingUp from '@mui/icons-material/TrendingUp'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { planTexts } from '#admin/desempenho/plan-texts.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { RowsPage } from '#admin/shell/screen/RowsPage.tsx'
import type { Pdi, PdiItem } from '#schemas/runtime/answers/evaluation/development-plan.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { meuPdiTexts as t } from './texts.ts'

const colors = { P: 'default', A: 'info', C: 'success' } as const

/** The development plans of the logged-in user. */
export default function Screen() {
  return (
    <RowsPage<Pdi> url="/api/avaliacao/pdis/meus" icon={TrendingUp} failed={t.loadFailed} none={t.none}>
      {(pdi) => <Plan key={pdi.id} pdi={pdi} />}
    </RowsPage>
  )
}

function Plan({ pdi: { criadoEm, avaliacao, calibrado, itens } }: { pdi: Pdi }) {
  const title = t.of(avaliacao, displayDay(criadoEm))
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {calibrado && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t.calibrated}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {itens.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Box>
    </Paper>
  )
}

function Line({ item }: { item: PdiItem }) {
  const { hoje } = useRuleContext()
  const { acao, competencia, nivelExigido, nivelObtido, cursos, prazo, situacao, responsavel } = item
  const late = situacao !== 'C' && prazo < hoje
  const facts = [
    competencia,
    nivelExigido && nivelObtido ? planTexts.levels(nivelExigido, nivelObtido) : null,
    cursos.length > 0 ? planTexts.courses(cursos.join(', ')) : null,
    responsavel && t.responsible(responsavel),
  ]
  return (
    <Box component="li" sx={{ pt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{acao}</Typography>
        {facts.filter(Boolean).map((fact) => (
          <Typography key={fact} variant="body2" color="text.secondary">
            {fact}
          </Typography>
        ))}
        <Typography variant="body2" color={late ? 'error' : 'text.secondary'}>
          {late ? t.late(displayDay(prazo)) : t.until(displayDay(prazo))}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" color={colors[situacao]} label={t.states[situacao]} />
    </Box>
  )
}
