// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'pesquisa/questionario', route: 'pesquisa/questionarios' },
  ],
  screens: [],
}
