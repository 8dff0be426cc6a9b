import type { MenuItem } from '#admin/providers/userinfo.ts'
import { iconOf } from './icons.ts'

/** Icon of a menu group. */
export function MenuIcon({ item }: { item: MenuItem }) {
  const Icon = iconOf(item.icon)
  return <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
}
