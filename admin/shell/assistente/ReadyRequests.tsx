import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { type Ready, readyFor } from './ready.ts'
import { assistenteTexts } from './texts.ts'

interface Props {
  target: TextTarget
  onPick: (text: string) => void
}

/** Prepared prompts for the current record; recomputed when a field changes. */
const useReady = (target: TextTarget): Ready[] =>
  JSON.parse(useSyncExternalStore(target.watch, () => JSON.stringify(readyFor(target)))) as Ready[]

/** Prepared prompts for a text; one that needs an empty field names that field. */
export function ReadyRequests({ target, onPick }: Props) {
  const ready = useReady(target)
  const missing = [...new Set(ready.flatMap(({ empty = [] }) => empty))]
  const isPersonal = target.entity?.assistant === 'typed'
  if (ready.length === 0 && !isPersonal) return null
  return (
    <Box>
      {ready.length > 0 && (
        <>
          <Typography id="assistente-prontos" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
            {assistenteTexts.ready}
          </Typography>
          <Box role="group" aria-labelledby="assistente-prontos" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {ready.map(({ title, text }) => (
              <Chip
                key={title}
                label={title}
                size="small"
                variant="outlined"
                disabled={text === undefined}
                onClick={() => text !== undefined && onPick(text)}
              />
            ))}
          </Box>
        </>
      )}
      {missing.length > 0 && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary', mt: 0.5 }}>
          {assistenteTexts.fillFirst(missing)}
        </Typography>
      )}
      {isPersonal && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{assistenteTexts.aboutPerson}</Typography>
      )}
    </Box>
  )
}
