import Typography from '@mui/material/Typography'
import type { HTMLAttributes, Ref, UIEvent } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLUListElement>
  footer?: string
  onEnd(): void
}

/** Distance in pixels from the end of the list at which the next page is fetched. */
const NEAR_END = 80

/** Listbox of a picker: fetches the next page when scrolled near its end, and shows the total. */
export function Listbox({ footer, onEnd, children, ref, ...list }: Props) {
  const scroll = (event: UIEvent<HTMLElement>) => {
    list.onScroll?.(event)
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) onEnd()
  }
  return (
    <>
      <ul {...list} ref={ref} onScroll={scroll}>
        {children}
      </ul>
      {footer && (
        <Typography
          variant="caption"
          color="text.secondary"
          component="div"
          sx={{ px: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
        >
          {footer}
        </Typography>
      )}
    </>
  )
}
