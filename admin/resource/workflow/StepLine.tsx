import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Stop } from './line.ts'
import { workflowTexts } from './texts.ts'

/** States of one workflow in a line: past, current, possible next. */
export function StepLine({ title, stops }: { title: string; stops: Stop[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="overline" color="text.secondary" component="h2" sx={{ display: 'block' }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', rowGap: 1 }}>
        {stops.map((stop, i) => (
          <StopItem key={stop.nome} stop={stop} last={i === stops.length - 1} />
        ))}
      </Box>
    </Box>
  )
}

function StopItem({ stop, last }: { stop: Stop; last: boolean }) {
  const { titulo, here, visits, since, by } = stop
  const colour = stop.tom === 'neutral' ? 'text.secondary' : `${stop.tom}.main`
  const been = visits > 0
  return (
    <Box component="li" aria-current={here ? 'step' : undefined} sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <Tooltip title={since ? workflowTexts.since(since, by) : ''}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 0.75, alignItems: 'center' }}>
          <Dot here={here} been={been} colour={colour} />
          <Typography
            variant="body2"
            sx={{ fontWeight: here ? 700 : 500, color: here ? colour : been ? 'text.primary' : 'text.secondary' }}
          >
            {titulo}
          </Typography>
          <Box />
          <Typography variant="caption" color="text.secondary">
            {timeOf(stop)}
          </Typography>
        </Box>
      </Tooltip>
      {!last && <Box aria-hidden sx={{ width: 28, borderTop: 2, borderColor: 'divider', mt: 1.1, mx: 1.25 }} />}
    </Box>
  )
}

function timeOf({ here, visits, spent, untold }: Stop): string {
  if (untold) return ''
  if (visits === 0) return workflowTexts.notYet
  if (spent === undefined) return here ? workflowTexts.now : ''
  const time = workflowTexts.lasted(spent)
  return visits > 1 ? `${time}, ${workflowTexts.times(visits)}` : time
}

function Dot({ here, been, colour }: { here: boolean; been: boolean; colour: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 16,
        height: 16,
        borderRadius: '50%',
        border: 2,
        borderColor: here ? colour : been ? 'text.secondary' : 'divider',
        bgcolor: here ? colour : 'transparent',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {been && !here && <Check sx={{ fontSize: 11, color: 'text.secondary' }} />}
    </Box>
  )
}
