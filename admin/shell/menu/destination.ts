import type { MenuItem } from '#admin/providers/userinfo.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'

/** Link of a menu entry (spec 1 §4): external URLs in a new tab, SPA screens through the router, other pages in this tab. */
export function destinationOf({ externalUrl, spaUrl, url = '/' }: MenuItem) {
  if (externalUrl) return { component: 'a' as const, href: externalUrl, target: '_blank', rel: 'noopener noreferrer' }
  return spaUrl ? { component: AppLink, to: spaUrl } : { component: 'a' as const, href: url }
}
