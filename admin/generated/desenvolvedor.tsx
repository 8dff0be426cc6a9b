// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [],
  screens: [
    { key: 'desenvolvedor/widgets', path: 'desenvolvedor/widgets', title: 'Catálogo de Componentes', authorities: ['ROLE_DESENVOLVEDOR'], load: () => import('#admin/screens/desenvolvedor/widgets/Screen.tsx') },
    { key: 'desenvolvedor/widgets', path: 'desenvolvedor/widgets/:widget', title: 'Catálogo de Componentes', authorities: ['ROLE_DESENVOLVEDOR'], load: () => import('#admin/screens/desenvolvedor/widgets/Screen.tsx') },
  ],
}
