import { lookupCep } from './providers/cep.ts'
import { fileStore } from './providers/files.ts'
import { createLookup } from './providers/lookup.ts'
import type { FormServices } from './resource/services/form-services.ts'
import { routeOf } from './resources.ts'

/** What every form of the authenticated area is lent. */
export const formServices: FormServices = {
  lookup: createLookup(routeOf),
  upload: fileStore,
  cepLookup: lookupCep,
}
