import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'

interface Props {
  /** button the panel is anchored to; absent: closed */
  anchor: HTMLElement | undefined
  label: string
  /** maximum width in pixels */
  width: number
  /** edge of the button it is aligned with */
  side?: 'left' | 'right'
  /** keeps its children mounted when closed */
  keepMounted?: boolean
  onClose: () => void
  children: ReactNode
}

/** Popover anchored to a button: columns, saved filters, news. */
export const ButtonPanel = ({ anchor, label, width, side = 'right', keepMounted, onClose, children }: Props) => (
  <Popover
    open={anchor !== undefined}
    anchorEl={anchor}
    keepMounted={keepMounted}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: side }}
    transformOrigin={{ vertical: 'top', horizontal: side }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        variant: 'outlined',
        sx: {
          width,
          maxWidth: 'calc(100vw - 32px)',
          maxHeight: 'min(560px, calc(100dvh - 96px))',
          mt: 0.5,
          boxShadow: 6,
        },
      },
    }}
  >
    {children}
  </Popover>
)
