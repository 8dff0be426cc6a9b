import { useQuery } from '@tanstack/react-query'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import type { Crumb } from '#admin/shell/menu/crumbs.ts'
import { useEntity } from './entity-context.ts'
import { listAddress } from './list/address.ts'
import { screenTitle } from './names.ts'
import { parentOf } from './routes.ts'
import { useFormServices } from './services/form-services.ts'

/** Steps between the menu's entry and a page of this entity: the parent's record, and on a record's page the list. */
export function useCrumbs(page: 'list' | 'record'): Crumb[] {
  const { entity, schema, resource } = useEntity()
  const parent = useParentCrumb()
  const crumbs: Crumb[] = parent ? [parent] : []
  if (page === 'record' && !schema.single)
    crumbs.push({ label: screenTitle(entity), ...(schema.can.read ? { to: listAddress(resource) } : {}) })
  return crumbs
}

/** The record a list lies below, by its name: its page, or its form where it has none. Until its name is there, and where it may not be read, by its code. */
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
