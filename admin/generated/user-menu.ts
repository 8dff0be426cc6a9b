// Gerado por npm run generate; não edite.

import type { UserMenuLine } from '#admin/registry.ts'

/** Screens in the menu below the user's name. */
export const userMenu: UserMenuLine[] = [
  { path: 'meus-dados', title: 'Atualizar Meus Dados', authorities: ['ROLE_CAD_INFO_PESSOAL'], icon: 'ManageAccounts' },
  { path: 'minhas-chaves-api', title: 'Minhas Chaves de API', authorities: [], icon: 'VpnKey' },
  { path: 'minha-seguranca', title: 'Minha Segurança', authorities: [], icon: 'Security' },
  { path: 'minhas-ausencias', title: 'Minhas Ausências', authorities: [], icon: 'EventBusy' },
]
