// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'desenvolvimento/avaliacao-curso', route: 'desenvolvimento/avaliacao-curso' },
    { path: 'desenvolvimento/categoria-curso', route: 'desenvolvimento/categoria-curso' },
    { path: 'desenvolvimento/certificacao', route: 'desenvolvimento/certificacao' },
    { path: 'desenvolvimento/curso', route: 'desenvolvimento/cursos' },
  ],
  screens: [],
}
