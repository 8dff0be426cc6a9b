import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { useEffect, useState } from 'react'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuLink } from './MenuLink.tsx'
import { menuItemMark } from './useMenuKeys.ts'

interface Props {
  group: MenuItem
  /** menu entry of the current page */
  here?: MenuItem
  open: boolean
  onToggle: (open: boolean) => void
  onOpen?: () => void
  /** inside another group */
  nested?: boolean
}

/** A collapsible group of the menu; nested groups collapse independently. */
export function MenuGroup({ group, here, open, onToggle, onOpen, nested = false }: Props) {
  if (!group.items?.length)
    return <MenuLink item={group} icon={<MenuIcon item={group} />} selected={group === here} onOpen={onOpen} />
  return (
    <li>
      <ListItemButton
        component="button"
        type="button"
        {...menuItemMark}
        data-label={group.label}
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
        <Box component="span" sx={{ flex: 1, fontSize: 13, fontWeight: 600, lineHeight: 1.3 }}>
          {group.label}
        </Box>
        {!open && holds(group, here) && (
          <Box component="span" sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'brand.main' }} aria-hidden />
        )}
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

/** Whether an entry is in a group, at any depth. */
const holds = (group: MenuItem, entry: MenuItem | undefined): boolean =>
  entry !== undefined && (group.items ?? []).some((item) => item === entry || holds(item, entry))

/** Nested group: expands when the current page is in it, else stays as the user left it. */
function SubGroup({ group, here, onOpen }: Pick<Props, 'group' | 'here' | 'onOpen'>) {
  const inside = holds(group, here)
  const [open, setOpen] = useState(inside)
  useEffect(() => {
    if (inside) setOpen(true)
  }, [inside])
  return <MenuGroup nested group={group} here={here} open={open} onToggle={setOpen} onOpen={onOpen} />
}
