import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { entryAt, searchMenu } from './search.ts'
import { useMenuKeys } from './useMenuKeys.ts'
import { useOpenGroups } from './useOpenGroups.ts'
import { menuScroll } from './useShowHere.ts'

interface Props {
  /** on phones several groups may be expanded (spec 1 §4) */
  mobile: boolean
  /** group to expand initially, if not that of the page */
  wanted?: string
  onOpen?: () => void
}

const home = { label: shellTexts.home, url: '/', spaUrl: '/' }

/** Menu search, start page and groups; while searching, a flat list of matches. */
export function MenuContent({ mobile, wanted, onOpen }: Props) {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const here = entryAt(menu, pathname)
  const groups = useOpenGroups(here?.trail[0], mobile, wanted)
  const keys = useMenuKeys()
  const found = query.trim() ? searchMenu(menu, query) : undefined
  const leave = () => {
    setQuery('')
    onOpen?.()
  }
  return (
    // key handler only moves the focus between links and buttons that are tabbable themselves
    <Box onKeyDown={keys} sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <MenuSearch value={query} onChange={setQuery} found={found?.length} onEnter={openFirst} />
      <Box {...menuScroll} sx={{ flex: 1, overflowY: 'auto', px: 1, pb: 2 }}>
        <List dense disablePadding component="ul">
          {found ? (
            found.map(({ item, trail }, index) => (
              <MenuLink
                key={`${trail.join('/')}/${item.label}`}
                item={item}
                trail={trail}
                first={index === 0}
                onOpen={leave}
              />
            ))
          ) : (
            <>
              <MenuLink
                item={home}
                icon={<HomeOutlined fontSize="small" />}
                selected={pathname === '/'}
                onOpen={leave}
              />
              {menu.map((group) => (
                <MenuGroup
                  key={group.label}
                  group={group}
                  here={here?.item}
                  open={groups.isOpen(group.label)}
                  onToggle={(open) => groups.toggle(group.label, open)}
                  onOpen={leave}
                />
              ))}
            </>
          )}
        </List>
        {found?.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, py: 2 }}>
            {shellTexts.noMenu}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Clicks the first match, so that new tabs, the unsaved changes guard and the drawer work as for a click. */
function openFirst() {
  document.querySelector<HTMLElement>('#menu-lateral [data-first]')?.click()
}
