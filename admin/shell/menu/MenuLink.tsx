import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'

interface Props {
  item: MenuItem
  icon?: ReactNode
  /** groups above it, shown when the entry stands alone in a search */
  trail?: string[]
  selected?: boolean
  /** how many groups it stands in */
  indent?: 0 | 1 | 2
  onOpen?: () => void
}

/** One screen of the menu. */
export function MenuLink({ item, icon, trail, selected = false, indent = 0, onOpen }: Props) {
  const target = item.externalUrl
    ? { component: 'a' as const, href: item.externalUrl, target: '_blank', rel: 'noreferrer' }
    : { component: AppLink, to: `/${(item.url ?? '').replace(/^\//, '')}` }
  return (
    <li>
      <ListItemButton
        {...target}
        selected={selected}
        aria-current={selected ? 'page' : undefined}
        onClick={onOpen}
        sx={{ borderRadius: 1, minHeight: 36, gap: 1.25, pl: [1.5, 5, 6.5][indent], py: 0.5, alignItems: 'center' }}
      >
        {icon}
        <Box component="span" sx={{ minWidth: 0, fontSize: 13, fontWeight: selected ? 650 : 500, lineHeight: 1.3 }}>
          {trail && trail.length > 0 && (
            <Box component="span" sx={{ display: 'block', fontSize: 11, color: 'text.secondary', fontWeight: 500 }}>
              {trail.join(' › ')}
            </Box>
          )}
          {item.label}
        </Box>
        {item.externalUrl && <OpenInNew sx={{ fontSize: 14, ml: 'auto', color: 'text.secondary' }} />}
      </ListItemButton>
    </li>
  )
}
