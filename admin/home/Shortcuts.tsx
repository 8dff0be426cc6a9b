import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { useStore } from 'react-admin'
import { useSession } from '#admin/providers/session.ts'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { entriesOf, type MenuEntry } from '#admin/shell/menu/search.ts'
import { mostVisited, noVisits, type Visits, visitsKey } from '#admin/shell/menu/visits.ts'
import { Card } from './Card.tsx'
import { homeTexts } from './texts.ts'

const limit = 8

/** The screens opened most; until there are enough, the first of each group of the menu. */
export function Shortcuts() {
  const { menu } = useSession().info
  const [visits] = useStore<Visits>(visitsKey, noVisits)
  const chosen = shortcuts(menu, mostVisited(visits, limit))
  const title = Object.keys(visits).length >= limit ? homeTexts.shortcutsMostUsed : homeTexts.shortcuts
  return (
    <Card title={title}>
      {chosen.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2, fontSize: 13 }}>
          {homeTexts.noMenu}
        </Typography>
      ) : (
        <List disablePadding sx={{ pb: 1 }}>
          {chosen.map(({ item, trail }) => (
            <li key={item.url}>
              <ListItemButton
                component={AppLink}
                to={`/${(item.url ?? '').replace(/^\//, '')}`}
                sx={{ px: 2, py: 0.5, gap: 1 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600, fontSize: 13 }}>{item.label}</Box>
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{trail.join(' › ')}</Box>
                </Box>
                <ArrowForward sx={{ fontSize: 16, color: 'text.secondary' }} />
              </ListItemButton>
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}

function shortcuts(menu: MenuItem[], urls: string[]): MenuEntry[] {
  const all = entriesOf(menu).filter(({ item }) => item.url)
  const used = urls.flatMap((url) => all.find(({ item }) => item.url === url) ?? [])
  const firsts = menu.flatMap((group) => all.find(({ trail }) => trail[0] === group.label) ?? [])
  const others = [...firsts, ...all].filter(
    (entry, index, list) => !used.includes(entry) && list.indexOf(entry) === index,
  )
  return [...used, ...others].slice(0, limit)
}
