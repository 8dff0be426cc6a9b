import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { texts } from '#admin/i18n/texts.ts'
import { useSession } from '#admin/providers/session.ts'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { entryAt, searchMenu } from './search.ts'

const nothingOpened: Record<string, boolean> = {}

/** Search, start page and groups; while something is searched, a flat list of what was found. */
export function MenuContent({ onOpen }: { onOpen?: () => void }) {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const here = entryAt(menu, pathname)
  const [opened, setOpened] = useStore('shell.menuGroups', nothingOpened)
  const found = query.trim() ? searchMenu(menu, query) : undefined
  const leave = () => {
    setQuery('')
    onOpen?.()
  }
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <MenuSearch value={query} onChange={setQuery} />
      <Box sx={{ flex: 1, overflowY: 'auto', px: 1, pb: 2 }}>
        <List dense disablePadding component="ul">
          {found ? (
            found.map(({ item, trail }) => (
              <MenuLink key={`${trail.join('/')}/${item.label}`} item={item} trail={trail} onOpen={leave} />
            ))
          ) : (
            <>
              <MenuLink
                item={{ label: texts.shell.home, url: '/' }}
                icon={<HomeOutlined fontSize="small" />}
                selected={pathname === '/'}
                onOpen={leave}
              />
              {menu.map((group) => (
                <MenuGroup
                  key={group.label}
                  group={group}
                  here={here?.item}
                  open={opened[group.label] ?? here?.trail[0] === group.label}
                  onToggle={(open) => setOpened({ ...opened, [group.label]: open })}
                  onOpen={leave}
                />
              ))}
            </>
          )}
        </List>
        {found?.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, py: 2 }}>
            {texts.shell.noMenu}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
