import type { MenuItem } from '#admin/providers/userinfo.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'

/** spec 1 §4: an external address opens in a new tab, a screen of ours inside the application, any other in this tab. */
export function destinationOf({ externalUrl, spaUrl, url = '/' }: MenuItem) {
  if (externalUrl) return { component: 'a' as const, href: externalUrl, target: '_blank', rel: 'noopener noreferrer' }
  return spaUrl ? { component: AppLink, to: spaUrl } : { component: 'a' as const, href: url }
}
