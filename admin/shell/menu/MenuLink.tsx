import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { destinationOf } from './destination.ts'
import { menuItemMark } from './useMenuKeys.ts'
import { useShowHere } from './useShowHere.ts'

interface Props {
  item: MenuItem
  icon?: ReactNode
  /** groups above it, shown in search results */
  trail?: string[]
  selected?: boolean
  /** opened by Enter in the search */
  first?: boolean
  /** nesting depth */
  indent?: 0 | 1 | 2
  onOpen?: () => void
}

/** Link to one screen. */
export function MenuLink({ item, icon, trail, selected = false, first = false, indent = 0, onOpen }: Props) {
  const entry = useShowHere(selected)
  return (
    <li ref={entry}>
      <ListItemButton
        {...destinationOf(item)}
        {...menuItemMark}
        data-label={item.label}
        data-first={first || undefined}
        selected={selected}
        aria-current={selected ? 'page' : undefined}
        onClick={onOpen}
        sx={{
          borderRadius: 1,
          minHeight: 36,
          gap: 1.25,
          pl: [1.5, 5, 6.5][indent],
          py: 0.5,
          alignItems: 'center',
          ...(first && { boxShadow: (theme) => `inset 2px 0 0 ${theme.palette.brand.main}`, bgcolor: 'action.hover' }),
        }}
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
        {first && (
          <Box component="span" aria-hidden sx={{ ml: 'auto', fontSize: 11, color: 'text.secondary' }}>
            ↵
          </Box>
        )}
        {item.externalUrl && (
          <>
            <OpenInNew aria-hidden sx={{ fontSize: 14, ml: first ? 0 : 'auto', color: 'text.secondary' }} />
            <span style={visuallyHidden}>{shellTexts.opensNewTab}</span>
          </>
        )}
      </ListItemButton>
    </li>
  )
}
