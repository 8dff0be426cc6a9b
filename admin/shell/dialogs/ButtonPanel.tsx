import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'

interface Props {
  /** the button it hangs from; absent: it is closed */
  anchor: HTMLElement | undefined
  label: string
  /** pixels, where the window is as wide */
  width: number
  /** edge of the button it shares */
  side?: 'left' | 'right'
  /** what is inside stays when it is closed */
  keepMounted?: boolean
  onClose: () => void
  children: ReactNode
}

/** A small dialog that hangs from a button: columns, saved filters, news. */
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
