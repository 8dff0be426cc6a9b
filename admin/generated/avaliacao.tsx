// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'avaliacao/check-in-resultado', route: 'avaliacao/check-ins' },
    { path: 'avaliacao/objetivo', route: 'avaliacao/objetivos' },
    { path: 'avaliacao/periodo-meta', route: 'avaliacao/periodos-metas' },
    { path: 'avaliacao/resultado-chave', route: 'avaliacao/resultados-chave' },
  ],
  screens: [
    { key: 'avaliacao/metas', path: 'avaliacao/metas', title: 'Metas', authorities: ['ROLE_CAD_OBJETIVO_VER', 'ROLE_MINHAS_METAS'], load: () => import('#admin/screens/avaliacao/metas/Screen.tsx') },
  ],
}
