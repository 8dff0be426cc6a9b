import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { useState } from 'react'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuLink } from './MenuLink.tsx'

interface Props {
  group: MenuItem
  /** the entry of the page shown */
  here?: MenuItem
  open: boolean
  onToggle: (open: boolean) => void
  onOpen?: () => void
  /** a group inside a group */
  nested?: boolean
}

/** A group of the menu that folds; groups inside groups fold by themselves. */
export function MenuGroup({ group, here, open, onToggle, onOpen, nested = false }: Props) {
  if (!group.items?.length)
    return <MenuLink item={group} icon={<MenuIcon item={group} />} selected={group === here} onOpen={onOpen} />
  return (
    <li>
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={open}
        onClick={() => onToggle(!open)}
        sx={{
          borderRadius: 1,
          minHeight: 38,
          gap: 1.25,
          pl: nested ? 5 : 1.5,
          pr: 1,
          py: 0.5,
          width: '100%',
          textAlign: 'left',
          border: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
        }}
      >
        {!nested && <MenuIcon item={group} />}
        <Box component="span" sx={{ flex: 1, fontSize: 13, fontWeight: nested ? 500 : 600, lineHeight: 1.3 }}>
          {group.label}
        </Box>
        <ExpandMore
          fontSize="small"
          sx={{ color: 'text.secondary', transition: 'transform .15s', transform: open ? 'none' : 'rotate(-90deg)' }}
        />
      </ListItemButton>
      <Collapse in={open} unmountOnExit timeout={150}>
        <List dense disablePadding component="ul" sx={{ pb: 0.5 }}>
          {group.items.map((item) =>
            item.items?.length ? (
              <SubGroup key={item.label} group={item} here={here} onOpen={onOpen} />
            ) : (
              <MenuLink key={item.label} item={item} indent={nested ? 2 : 1} selected={item === here} onOpen={onOpen} />
            ),
          )}
        </List>
      </Collapse>
    </li>
  )
}

function SubGroup({ group, here, onOpen }: Pick<Props, 'group' | 'here' | 'onOpen'>) {
  const [open, setOpen] = useState(here !== undefined && group.items?.includes(here) === true)
  return <MenuGroup nested group={group} here={here} open={open} onToggle={setOpen} onOpen={onOpen} />
}
