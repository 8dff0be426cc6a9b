import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { Hit, HitGroup } from './hits.ts'

interface Props {
  id: string
  label: string
  groups: HitGroup[]
  /** key of the hit that Enter opens */
  chosen: string | undefined
  onChoose(key: string): void
  onOpen(hit: Hit): void
}

export const optionId = (list: string, key: string): string => `${list}-${key.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

/** Listbox of the hits; the focus stays in the search box. */
export function Hits({ id, label, groups, chosen, onChoose, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      sx={{ overflowY: 'auto', pb: 1, maxHeight: { sm: '60vh' } }}
    >
      {groups.map(({ title, hits }) => (
        <Box key={title} role="group" aria-label={title}>
          <Typography variant="overline" component="div" color="text.secondary" sx={{ px: 2, pt: 1 }} aria-hidden>
            {title}
          </Typography>
          {hits.map((hit) => (
            <Line
              key={hit.key}
              id={optionId(id, hit.key)}
              hit={hit}
              chosen={hit.key === chosen}
              onPoint={() => onChoose(hit.key)}
              onOpen={() => onOpen(hit)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

interface LineProps {
  id: string
  hit: Hit
  chosen: boolean
  onPoint(): void
  onOpen(): void
}

function Line({ id, hit: { title, detail }, chosen, onPoint, onOpen }: LineProps) {
  return (
    // the cancelled mousedown keeps the focus in the search box
    <Box
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      sx={{
        mx: 1,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        display: 'grid',
        bgcolor: chosen ? 'action.selected' : undefined,
      }}
    >
      <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {detail && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </Box>
  )
}
