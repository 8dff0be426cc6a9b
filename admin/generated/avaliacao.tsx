// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'avaliacao/aspecto', route: 'avaliacao/aspectos' },
    { path: 'avaliacao/avaliacao-desempenho', route: 'avaliacao/avaliacoes-desempenho', override: () => import('#admin/overrides/avaliacao/avaliacao-desempenho.tsx') },
    { path: 'avaliacao/check-in-resultado', route: 'avaliacao/check-ins' },
    { path: 'avaliacao/colaborador-questionario', route: 'avaliacao/avaliacoes' },
    { path: 'avaliacao/modelo-avaliacao', route: 'avaliacao/modelos-avaliacao' },
    { path: 'avaliacao/objetivo', route: 'avaliacao/objetivos' },
    { path: 'avaliacao/participante-avaliacao-desempenho', route: 'avaliacao/participante-avaliacao-desempenho', override: () => import('#admin/overrides/avaliacao/participante-avaliacao-desempenho.tsx') },
    { path: 'avaliacao/pergunta', route: 'avaliacao/perguntas' },
    { path: 'avaliacao/periodo-experiencia', route: 'avaliacao/periodos-experiencia' },
    { path: 'avaliacao/periodo-meta', route: 'avaliacao/periodos-metas' },
    { path: 'avaliacao/resultado-chave', route: 'avaliacao/resultados-chave' },
  ],
  screens: [
    { key: 'avaliacao/metas', path: 'avaliacao/metas', title: 'Metas', authorities: ['ROLE_CAD_OBJETIVO_VER', 'ROLE_MINHAS_METAS'], load: () => import('#admin/screens/avaliacao/metas/Screen.tsx') },
    { key: 'avaliacao/meus-resultados', path: 'avaliacao/meus-resultados', title: 'Meus Resultados', authorities: [], load: () => import('#admin/screens/avaliacao/meus-resultados/Screen.tsx') },
    { key: 'avaliacao/resultados', path: 'avaliacao/resultados-desempenho', title: 'Resultados da Avaliação de Desempenho', authorities: ['ROLE_CAD_AVALIACAO_DESEMPENHO_VER'], load: () => import('#admin/screens/avaliacao/resultados/Screen.tsx') },
  ],
}
