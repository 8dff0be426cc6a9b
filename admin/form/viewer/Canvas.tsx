import Box, { type BoxProps } from '@mui/material/Box'
import type { KeyboardEvent, Ref } from 'react'
import type { Zoom } from './useZoom.ts'

interface Props extends Omit<BoxProps, 'zoom'> {
  label: string
  zoom: Zoom
  ref?: Ref<HTMLDivElement>
}

/** Focusable scroll container of a document: arrows scroll, + − 0 zoom. */
export function Canvas({ label, zoom, sx, children, ...more }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = { '+': zoom.in, '=': zoom.in, '-': zoom.out, '0': zoom.reset }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...sx,
      }}
      {...more}
    >
      {children}
    </Box>
  )
}
