import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RecordAction } from './record-action.ts'

interface Props {
  actions: RecordAction[]
  anchor: HTMLElement | undefined
  onClose: () => void
}

/** Actions as a popup menu; a disabled one shows its reason below its name. */
export function ActionMenu({ actions, anchor, onClose }: Props) {
  return (
    <Menu anchorEl={anchor} open={anchor !== undefined} onClose={onClose}>
      {actions.map((action) => {
        const off = action.disabled !== undefined
        const target = action.to !== undefined && !off ? { component: AppLink, to: action.to } : {}
        return (
          <MenuItem
            key={action.name}
            {...target}
            aria-disabled={off || undefined}
            onClick={() => {
              if (off) return
              onClose()
              action.run?.()
            }}
            sx={{ color: action.danger ? 'error.main' : undefined, ...(off && { cursor: 'not-allowed' }) }}
          >
            <ListItemIcon sx={{ color: 'inherit', opacity: off ? 0.5 : 1 }}>{action.icon}</ListItemIcon>
            <ListItemText
              primary={action.title}
              secondary={action.disabled}
              slotProps={{
                primary: { sx: { color: off ? 'text.secondary' : 'inherit', fontSize: 13 } },
                secondary: { sx: { fontSize: 12, maxWidth: 280, whiteSpace: 'normal' } },
              }}
            />
          </MenuItem>
        )
      })}
    </Menu>
  )
}
