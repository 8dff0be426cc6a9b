import { lazy } from 'react'
import { lookupCep } from './providers/cep.ts'
import { fileStore } from './providers/files.ts'
import { createLookup } from './providers/lookup.ts'
import type { FormServices } from './resource/services/form-services.ts'
import { routeOf } from './resources.ts'

/** Widgets that ask the server for more than a form knows; one file or folder each in admin/widgets. */
const hostWidgets = {
  permissoes: lazy(() => import('./widgets/permissoes/PermissionsField.tsx')),
}

/** What every form of the authenticated area is lent. */
export const formServices: FormServices = {
  lookup: createLookup(routeOf),
  upload: fileStore,
  cepLookup: lookupCep,
  widgets: hostWidgets,
}
