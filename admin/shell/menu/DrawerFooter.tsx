import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useSession } from '#admin/providers/session.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { panelLinks } from '../panel/links.ts'
import { VersionLink } from './VersionLink.tsx'

/** Footer of the drawer: external links and version, which wide screens show at the right and in the header. */
export function DrawerFooter({ onOpen }: { onOpen: () => void }) {
  const links = panelLinks(useSession().info)
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.25, display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}
    >
      {links.map(({ label, href, Icon }) => (
        <Link
          key={label}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          aria-label={shellTexts.newTab(label)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            minHeight: 32,
            fontSize: 12,
            color: 'text.secondary',
          }}
        >
          <Icon sx={{ fontSize: 16 }} aria-hidden />
          {label}
        </Link>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <VersionLink onOpen={onOpen} />
      </Box>
    </Box>
  )
}
