// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import sstAmbienteHooks from '#server/domain/sst/ambiente/hooks.ts'

/** Domain code by entity, of sst. */
export const registry: Registry = {
  'sst/ambiente': {
    hooks: sstAmbienteHooks,
  },
}
