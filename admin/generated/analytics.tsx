// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'analytics/painel-empresa', route: 'analytics/paineis-empresa', override: () => import('#admin/overrides/analytics/painel-empresa.tsx') },
  ],
  screens: [
    { key: 'analytics/cargos-salarios', path: 'analytics/cargos-salarios', title: 'Indicadores de Cargos e Salários', authorities: ['ROLE_ANALYTICS_CARGOS_SALARIOS'], load: () => import('#admin/dashboard/DashboardPage.tsx') },
    { key: 'analytics/desempenho', path: 'analytics/desempenho', title: 'Indicadores de Desempenho', authorities: ['ROLE_ANALYTICS_DESEMPENHO'], load: () => import('#admin/dashboard/DashboardPage.tsx') },
    { key: 'analytics/desenvolvimento', path: 'analytics/desenvolvimento', title: 'Indicadores de Treinamento e Desenvolvimento', authorities: ['ROLE_ANALYTICS_DESENVOLVIMENTO'], load: () => import('#admin/dashboard/DashboardPage.tsx') },
    { key: 'analytics/sst', path: 'analytics/sst', title: 'Indicadores de SST', authorities: ['ROLE_ANALYTICS_SST'], load: () => import('#admin/dashboard/DashboardPage.tsx') },
    { key: 'analytics/talento', path: 'analytics/talento', title: 'Indicadores de Talentos', authorities: ['ROLE_ANALYTICS_TALENTO'], load: () => import('#admin/dashboard/DashboardPage.tsx') },
    { key: 'analytics/vagas', path: 'analytics/vagas', title: 'Indicadores de Vagas', authorities: ['ROLE_ANALYTICS_VAGAS'], load: () => import('#admin/dashboard/DashboardPage.tsx') },
    { key: 'analytics/painel', path: 'analytics/painel/:id', title: 'Painel da Empresa', authorities: [], load: () => import('#admin/screens/analytics/painel/Screen.tsx') },
  ],
}
