import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { useSession } from '#admin/providers/session.ts'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { entriesOf, type MenuEntry } from '#admin/shell/menu/search.ts'
import { useMostOpened } from '#admin/shell/menu/useMostOpened.ts'
import { Card, CardText } from '../Card.tsx'
import { deskTexts } from '../texts.ts'

const limit = 8
const t = deskTexts.shortcuts

/** Most used screens, filled up with the first screen of each menu group. */
export default function Shortcuts() {
  const { menu } = useSession().info
  const used = useMostOpened(limit)
  const chosen = shortcuts(menu, used)
  return (
    <Card title={t.title}>
      {chosen.length === 0 && <CardText>{t.noMenu}</CardText>}
      {used.length > 0 && <CardText>{t.mostUsed}</CardText>}
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
