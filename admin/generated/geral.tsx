// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'geral/bairro', route: 'geral/bairros' },
    { path: 'geral/cidade', route: 'geral/cidades' },
    { path: 'geral/codigo-cbo', route: 'geral/codigos-cbos' },
    { path: 'geral/estado', route: 'geral/estados' },
    { path: 'geral/feriado', route: 'geral/feriados' },
  ],
  screens: [
    { key: 'geral/meus-dados', path: 'meus-dados', title: 'Atualizar Meus Dados', authorities: ['ROLE_CAD_INFO_PESSOAL'], load: () => import('#admin/screens/geral/meus-dados/Screen.tsx') },
  ],
}
