import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { shellTexts } from '#admin/shell/texts.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { entryAt } from './search.ts'
import { searchWanted } from './search-wanted.ts'
import { menuItemMark, useMenuKeys } from './useMenuKeys.ts'

/** The collapsed menu: search, start page and group icons; a group expands the menu. */
export function MenuRail({ onUnfold }: { onUnfold: (group?: string) => void }) {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const here = entryAt(menu, pathname)?.trail[0]
  const keys = useMenuKeys()
  const search = () => {
    searchWanted.set(true)
    onUnfold()
  }
  return (
    // key handler only moves the focus between buttons that are tabbable themselves
    <Box
      onKeyDown={keys}
      sx={{ flex: 1, minWidth: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column', gap: 0.5, p: 0.75 }}
    >
      <Entry label={shellTexts.searchMenu} onClick={search}>
        <Search fontSize="small" />
      </Entry>
      <Entry label={shellTexts.home} to="/" selected={pathname === '/'}>
        <HomeOutlined fontSize="small" />
      </Entry>
      {menu.map((group) => (
        <Entry
          key={group.label}
          label={group.label}
          selected={group.label === here}
          onClick={() => onUnfold(group.label)}
        >
          <MenuIcon item={group} />
        </Entry>
      ))}
    </Box>
  )
}

interface EntryProps {
  label: string
  to?: string
  selected?: boolean
  onClick?: () => void
  children: ReactNode
}

function Entry({ label, to, selected = false, onClick, children }: EntryProps) {
  const kind = to === undefined ? { component: 'button' as const, type: 'button' } : { component: AppLink, to }
  return (
    <Tooltip title={label} placement="right">
      <ListItemButton
        {...kind}
        {...menuItemMark}
        data-label={label}
        aria-label={label}
        selected={selected}
        onClick={onClick}
        sx={{
          flex: 'none',
          justifyContent: 'center',
          p: 0,
          height: 40,
          width: '100%',
          borderRadius: 1,
          border: 0,
          bgcolor: 'transparent',
          color: 'text.secondary',
        }}
      >
        {children}
      </ListItemButton>
    </Tooltip>
  )
}
