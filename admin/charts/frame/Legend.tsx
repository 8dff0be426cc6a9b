import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { MouseEvent } from 'react'

export interface LegendItem {
  title: string
  color: string
  /** value and share beside the title */
  note?: string
  /** drawn as a line */
  line?: boolean
  /** opens the next level */
  onOpen?(event: MouseEvent): void
}

/** Legend in drawing order; entries with a next level are buttons. */
export function Legend({ label, items }: { label: string; items: LegendItem[] }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        ...{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
        ...{ columnGap: 2, rowGap: 0.5, fontSize: 13 },
      }}
    >
      {items.map((item) => (
        <li key={item.title}>
          {item.onOpen ? (
            <ButtonBase onClick={item.onOpen} sx={{ ...LINE, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}>
              <Mark {...item} />
            </ButtonBase>
          ) : (
            <Box component="span" sx={LINE}>
              <Mark {...item} />
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 0.75, px: 0.75, py: 0.25, fontSize: 13 } as const

function Mark({ title, color, note, line }: LegendItem) {
  return (
    <>
      <span
        style={{ width: 12, height: line ? 3 : 12, borderRadius: line ? 2 : 3, background: color, flexShrink: 0 }}
      />
      <span>{title}</span>
      {note && (
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {note}
        </Box>
      )}
    </>
  )
}
