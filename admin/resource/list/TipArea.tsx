import Box from '@mui/material/Box'
import Popper from '@mui/material/Popper'
import { type FocusEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'

interface Tip {
  anchor: HTMLElement
  text: string
}

/** Tooltip delay in milliseconds, as in MUI's tooltips. */
const delay = 300

/**
 * One shared tooltip for all descendants: an element with `data-tip` shows that text, a truncated cell (`data-cut`) its full text, on hover
 * and on focus. A tooltip component per cell would slow down long tables.
 */
export function TipArea({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (event: SyntheticEvent, wait: number) => {
    clearTimeout(timer.current)
    const found = tipOf(event.target as HTMLElement)
    if (!found) return setTip(undefined)
    timer.current = setTimeout(() => setTip(found), wait)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setTip(undefined)
  }
  // focus set by a mouse click shows no tooltip
  const focused = (event: FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && show(event, 0)
  return (
    <Box
      onMouseOver={(event) => show(event, delay)}
      onMouseLeave={hide}
      onFocus={focused}
      onBlur={hide}
      onMouseDown={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <Popper
        open={tip !== undefined}
        anchorEl={tip?.anchor}
        placement="bottom"
        sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
      >
        <Box
          role="tooltip"
          sx={{
            ...{ bgcolor: 'grey.800', color: 'common.white', fontSize: '0.75rem', lineHeight: 1.4 },
            ...{
              px: 1,
              py: 0.5,
              mt: 0.5,
              borderRadius: 1,
              maxWidth: 360,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            },
          }}
        >
          {tip?.text}
        </Box>
      </Popper>
    </Box>
  )
}

function tipOf(target: HTMLElement): Tip | undefined {
  const named = target.closest<HTMLElement>('[data-tip]')
  if (named) return named.dataset.tip ? { anchor: named, text: named.dataset.tip } : undefined
  const cell = target.closest<HTMLElement>('[data-cut]') ?? target.querySelector<HTMLElement>(':scope > [data-cut]')
  if (!cell || !isCut(cell)) return undefined
  return { anchor: cell, text: cell.dataset.cut || (cell.textContent ?? '') }
}

/** Whether the element, or a descendant, overflows. */
function isCut(element: HTMLElement): boolean {
  return [element, ...element.querySelectorAll<HTMLElement>('*')].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4),
  )
}
