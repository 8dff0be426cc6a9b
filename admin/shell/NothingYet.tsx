import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Stack from '@mui/material/Stack'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'

interface Props {
  /** default: the icon of an empty list */
  icon?: ComponentType<SvgIconProps>
  /** filters or a search match nothing */
  filtered?: boolean
  /** what is missing */
  title?: string
  /** what the user can do about it */
  children?: ReactNode
  /** button for it */
  action?: ReactNode
}

/** Empty state shared by all pages: nothing selected, nothing to show, or no match. */
export function NothingYet({ icon, filtered = false, title, children, action }: Props) {
  const Icon = icon ?? (filtered ? FilterAltOff : Inbox)
  return (
    <Stack role="status" spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7 }}>
      <Icon sx={{ fontSize: 40, color: 'text.disabled' }} />
      {title !== undefined && <Typography variant="h2">{title}</Typography>}
      {children !== undefined && (
        <Typography color="text.secondary" sx={{ maxWidth: 420, pb: action ? 1 : 0 }}>
          {children}
        </Typography>
      )}
      {action}
    </Stack>
  )
}
