import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { type MouseEvent, useState } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { listTexts } from '../texts.ts'
import { useMoreEntries } from './useMoreEntries.tsx'

/** Menu of rarely used list-wide actions. Not rendered where this session may use none of them. */
export function MoreMenu() {
  const { entries, choose, dialog } = useMoreEntries()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (entries.length === 0) return null
  return (
    <>
      <Tooltip title={listTexts.more}>
        <IconButton
          aria-label={listTexts.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {entries.map(({ name, title, icon, disabled, to }) => (
          <MenuItem
            key={name}
            disabled={disabled}
            {...(to === undefined ? {} : { component: AppLink, to })}
            onClick={() => {
              setAnchor(undefined)
              choose(name)
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {title}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  )
}
