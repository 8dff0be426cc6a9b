// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'avaliacao/aspecto', route: 'avaliacao/aspectos' },
    { path: 'avaliacao/avaliacao-desempenho', route: 'avaliacao/avaliacoes-desempenho', override: () => import('#admin/overrides/avaliacao/avaliacao-desempenho.tsx') },
    { path: 'avaliacao/calibracao-ninebox', route: 'avaliacao/calibracoes-ninebox' },
    { path: 'avaliacao/colaborador-questionario', route: 'avaliacao/avaliacoes' },
    { path: 'avaliacao/modelo-avaliacao', route: 'avaliacao/modelos-avaliacao' },
    { path: 'avaliacao/ninebox', route: 'avaliacao/ninebox' },
    { path: 'avaliacao/participante-avaliacao-desempenho', route: 'avaliacao/participante-avaliacao-desempenho', override: () => import('#admin/overrides/avaliacao/participante-avaliacao-desempenho.tsx') },
    { path: 'avaliacao/pdi', route: 'avaliacao/pdis' },
    { path: 'avaliacao/pergunta', route: 'avaliacao/perguntas' },
    { path: 'avaliacao/periodo-experiencia', route: 'avaliacao/periodos-experiencia' },
  ],
  screens: [
    { key: 'avaliacao/grafico-ninebox', path: 'avaliacao/ninebox/chart', title: 'Gráfico Nine Box', authorities: ['ROLE_CAD_NINEBOX_VER'], load: () => import('#admin/screens/avaliacao/grafico-ninebox/Screen.tsx') },
    { key: 'avaliacao/grafico-ninebox', path: 'avaliacao/ninebox/chart/:id', title: 'Gráfico Nine Box', authorities: ['ROLE_CAD_NINEBOX_VER'], load: () => import('#admin/screens/avaliacao/grafico-ninebox/Screen.tsx') },
    { key: 'avaliacao/meu-pdi', path: 'avaliacao/meu-pdi', title: 'Meu PDI', authorities: [], load: () => import('#admin/screens/avaliacao/meu-pdi/Screen.tsx') },
    { key: 'avaliacao/meus-resultados', path: 'avaliacao/meus-resultados', title: 'Meus Resultados', authorities: [], load: () => import('#admin/screens/avaliacao/meus-resultados/Screen.tsx') },
    { key: 'avaliacao/resultados', path: 'avaliacao/resultados-desempenho', title: 'Resultados da Avaliação de Desempenho', authorities: ['ROLE_CAD_AVALIACAO_DESEMPENHO_VER'], load: () => import('#admin/screens/avaliacao/resultados/Screen.tsx') },
  ],
}
