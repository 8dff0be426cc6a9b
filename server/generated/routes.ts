// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'

/** Domain code by entity. */
export const registry: Registry = {}
