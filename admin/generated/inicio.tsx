// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [],
  screens: [
    { key: 'inicio/mensagens', path: 'mensagens', title: 'Mensagens', authorities: [], load: () => import('#admin/screens/inicio/mensagens/Screen.tsx') },
  ],
}
