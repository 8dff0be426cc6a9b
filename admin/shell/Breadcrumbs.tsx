import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useLocation } from 'react-router-dom'
import { texts } from '#admin/i18n/texts.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { entryAt } from './menu/search.ts'

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
  const groups = entryAt(menu, pathname)?.trail ?? []
  const all: Crumb[] = [{ label: texts.shell.home, to: '/' }, ...groups.map((label) => ({ label })), ...crumbs]
  return (
    <Box
      component="nav"
      aria-label={texts.shell.breadcrumbs}
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
