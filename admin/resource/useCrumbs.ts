import { commonTexts } from '#admin/i18n/common.ts'
import type { Crumb } from '#admin/shell/Breadcrumbs.tsx'
import { useEntity } from './entity-context.ts'
import { listAddress } from './list/address.ts'
import { screenTitle } from './names.ts'
import { parentOf } from './routes.ts'

/** Steps between the menu's entry and a page of this entity: the parent's record, and on a record's page the list. */
export function useCrumbs(page: 'list' | 'record'): Crumb[] {
  const { entity, schema, resource, route } = useEntity()
  const parent = parentOf(route, resource, schema.route)
  const crumbs: Crumb[] = parent ? [{ label: commonTexts.code(parent.id), to: parent.to }] : []
  if (page === 'record' && !schema.single)
    crumbs.push({ label: screenTitle(entity), ...(schema.can.read ? { to: listAddress(resource) } : {}) })
  return crumbs
}
