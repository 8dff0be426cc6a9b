// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'pesquisa/questionario', route: 'pesquisa/questionarios', override: () => import('#admin/overrides/pesquisa/questionario.tsx') },
  ],
  screens: [
    { key: 'pesquisa/perguntas-questionario', path: 'pesquisa/questionarios/:id/perguntas', title: 'Perguntas do Questionário', authorities: ['ROLE_CAD_QUESTIONARIO_VER'], load: () => import('#admin/screens/pesquisa/perguntas-questionario/Screen.tsx') },
  ],
}
