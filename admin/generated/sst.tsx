// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'sst/acidente', route: 'sst/acidentes' },
    { path: 'sst/afastamento', route: 'sst/afastamentos' },
    { path: 'sst/ambiente', route: 'sst/ambientes' },
    { path: 'sst/funcao', route: 'sst/funcoes' },
    { path: 'sst/parte-corpo', route: 'sst/partes-corpo' },
    { path: 'sst/tipo-afastamento', route: 'sst/tipos-afastamento' },
  ],
  screens: [
    { key: 'sst/lotes-integracao', path: 'sst/lotes-integracao', title: 'Lotes de Integração', authorities: ['ROLE_INTEGRA_FOLHA'], load: () => import('#admin/screens/sst/lotes-integracao/Screen.tsx') },
  ],
}
