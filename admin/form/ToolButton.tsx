import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface Props {
  title: string
  disabled?: boolean
  onClick(): void
  /** an icon */
  children: ReactNode
}

/** An icon in a toolbar, whose name is its tooltip. */
export const ToolButton = ({ title, disabled, onClick, children }: Props) => (
  <Tooltip title={title}>
    {/* a disabled button fires no mouse events: the tooltip needs an enabled wrapper */}
    <span role="none">
      <IconButton size="small" aria-label={title} disabled={disabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
