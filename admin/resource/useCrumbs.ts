import { useQuery } from '@tanstack/react-query'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import type { Crumb } from '#admin/shell/menu/crumbs.ts'
import { useEntity } from './entity-context.ts'
import { listAddress } from './list/address.ts'
import { screenTitle } from './names.ts'
import { parentOf } from './routes.ts'
import { useFormServices } from './services/form-services.ts'

/** Breadcrumbs between the menu entry and a page of this entity: the parent record, and on a record's page the list. */
export function useCrumbs(page: 'list' | 'record'): Crumb[] {
  const { entity, schema, resource } = useEntity()
  const parent = useParentCrumb()
  const crumbs: Crumb[] = parent ? [parent] : []
  if (page === 'record' && !schema.single)
    crumbs.push({ label: screenTitle(entity), ...(schema.can.read ? { to: listAddress(resource) } : {}) })
  return crumbs
}

/** Breadcrumb of a nested list's parent record, linked to its record page or its form. Shows the id until the label has loaded, and where it may not be read. */
function useParentCrumb(): Crumb | undefined {
  const { schema, resource, route } = useEntity()
  const { schemas } = useSession()
  const { lookup } = useFormServices()
  const parent = parentOf(route, resource, schema.route)
  const register = schemas.find((one) => parent?.to === `/${one.route}/${parent?.id}`)
  const { data } = useQuery({
    queryKey: ['localizacao', register?.path, parent?.id],
    queryFn: async () => (await lookup.byIds(register?.path ?? '', [Number(parent?.id)]))[0]?.rotulo ?? null,
    enabled: register?.can.read === true,
  })
  return (
    parent && {
      label: data ?? commonTexts.code(parent.id),
      to: register?.ficha ? `${parent.to}/ficha` : parent.to,
    }
  )
}
