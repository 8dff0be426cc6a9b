import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { isoDay } from '#schemas/runtime/dates.ts'
import { entrevistasTexts } from './texts.ts'
import { type Compromisso, dayTitle, placeInWeek } from './week.ts'

const states = {
  M: { label: 'Marcada', color: 'info' },
  R: { label: 'Realizada', color: 'success' },
  C: { label: 'Cancelada', color: 'default' },
  N: { label: 'Não compareceu', color: 'warning' },
} as const

interface Props {
  days: string[]
  entrevistas: Compromisso[]
}

/** A column per day, on a telephone one below the other; a weekend without interviews is left out. */
export function Days({ days, entrevistas }: Props) {
  const today = isoDay(new Date())
  const of = (day: string) => entrevistas.filter((one) => placeInWeek(one).day === day)
  const shown = days.filter((day, index) => index < 5 || of(day).length > 0)
  return (
    <>
      {entrevistas.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {entrevistasTexts.noneInWeek}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${shown.length}, minmax(0, 1fr))` },
        }}
      >
        {shown.map((day) => (
          <Box component="section" key={day} aria-label={dayTitle(day)}>
            <Typography
              component="h3"
              sx={{
                fontSize: 14,
                fontWeight: 600,
                pb: 0.5,
                mb: 1,
                borderBottom: 2,
                borderColor: day === today ? 'primary.main' : 'divider',
              }}
            >
              {dayTitle(day)}
            </Typography>
            {of(day).length === 0 ? (
              <Typography variant="body2" color="text.secondary">
                {entrevistasTexts.none}
              </Typography>
            ) : (
              of(day).map((one) => <Slot key={one.id} entrevista={one} />)
            )}
          </Box>
        ))}
      </Box>
    </>
  )
}

function Slot({ entrevista }: { entrevista: Compromisso }) {
  const { id, duracao, candidato, local, link, entrevistadores = [], situacao, media } = entrevista
  const { label, color } = states[situacao]
  return (
    <Paper
      variant="outlined"
      component={AppLink}
      to={`/captacao/entrevistas/${id}`}
      sx={{ display: 'block', p: 1, mb: 1, color: 'text.primary', textDecoration: 'none', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" color="text.secondary">
        {placeInWeek(entrevista).hour} · {duracao} min
      </Typography>
      <Typography sx={{ fontSize: 14, fontWeight: 600, textDecoration: situacao === 'C' ? 'line-through' : undefined }}>
        {candidato?.nome}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {local ?? link}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mb: 0.5 }}>
        {entrevistadores.map(({ nome }) => nome).join(', ')}
      </Typography>
      <Chip size="small" variant="outlined" color={color} label={label} />
      {media !== undefined && <Chip size="small" sx={{ ml: 0.5 }} label={`★ ${media.toLocaleString('pt-BR')}`} />}
    </Paper>
  )
}
