import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { entryAt, type MenuEntry } from './menu/search.ts'
import { shellTexts } from './texts.ts'

export interface Crumb {
  label: string
  /** absent: only a name */
  to?: string
}

interface Props {
  crumbs: Crumb[]
  /** the page itself, last and not a link */
  current: string
}

/** Start, the menu's groups, the steps in between, this page. */
export function Breadcrumbs({ crumbs, current }: Props) {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const all = [{ label: shellTexts.home, to: '/' }, ...menuCrumbs(entryAt(menu, pathname), pathname, crumbs), ...crumbs]
  return (
    <Box
      component="nav"
      aria-label={shellTexts.breadcrumbs}
      sx={{
        fontSize: 12,
        color: 'text.secondary',
        mb: 0.5,
        '& ol': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', m: 0, p: 0 },
      }}
    >
      <ol>
        {all.map(({ label, to }) => (
          <li key={`${label} ${to}`}>
            {to ? (
              <Link component={AppLink} to={to} color="inherit">
                {label}
              </Link>
            ) : (
              label
            )}
            <Box component="span" aria-hidden sx={{ mx: 0.75, opacity: 0.6 }}>
              ›
            </Box>
          </li>
        ))}
        <Box component="li" aria-current="page" sx={{ color: 'text.primary' }}>
          {current}
        </Box>
      </ol>
    </Box>
  )
}

/** The groups of the menu, and the entry itself when the page lies below it and nobody names it. */
function menuCrumbs(entry: MenuEntry | undefined, pathname: string, named: Crumb[]): Crumb[] {
  if (!entry) return []
  const { label, url } = entry.item
  // reports of a group have a page that lists them
  const [reports] = /^\/[^/]+\/relatorios(?=\/)/.exec(pathname) ?? []
  const groups = entry.trail.map(
    (name, i): Crumb => ({
      label: name,
      ...(reports !== undefined && i === entry.trail.length - 1 && { to: reports }),
    }),
  )
  if (!url || url === pathname || named.some(({ to }) => to === url)) return groups
  return [...groups, { label, to: url }]
}
