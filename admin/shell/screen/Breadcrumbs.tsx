import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { type Crumb, menuCrumbs } from '../menu/crumbs.ts'
import { shellTexts } from '../texts.ts'

interface Props {
  crumbs: Crumb[]
  /** title of the page, last and without a link */
  current: string
}

/** Start page, menu groups, the page's own crumbs, this page. */
export function Breadcrumbs({ crumbs, current }: Props) {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const entries = menuCrumbs(menu, pathname, crumbs)
  // a page below a screen's menu entry with the same title is that screen: the entry is dropped
  const above = crumbs.length === 0 && entries.at(-1)?.label === current ? entries.slice(0, -1) : entries
  const all = [{ label: shellTexts.home, to: '/' }, ...above, ...crumbs]
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
