// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'avaliacao/aspecto', route: 'avaliacao/aspectos' },
    { path: 'avaliacao/avaliacao-desempenho', route: 'avaliacao/avaliacoes-desempenho', override: () => import('#admin/overrides/avaliacao/avaliacao-desempenho.tsx') },
    { path: 'avaliacao/calibracao-ninebox', route: 'avaliacao/calibracoes-ninebox' },
    { path: 'avaliacao/check-in-resultado', route: 'avaliacao/check-ins' },
    { path: 'avaliacao/colaborador-questionario', route: 'avaliacao/avaliacoes', override: () => import('#admin/overrides/avaliacao/colaborador-questionario.tsx') },
    { path: 'avaliacao/modelo-avaliacao', route: 'avaliacao/modelos-avaliacao', override: () => import('#admin/overrides/avaliacao/modelo-avaliacao.tsx') },
    { path: 'avaliacao/ninebox', route: 'avaliacao/ninebox', override: () => import('#admin/overrides/avaliacao/ninebox.tsx') },
    { path: 'avaliacao/objetivo', route: 'avaliacao/objetivos' },
    { path: 'avaliacao/participante-avaliacao-desempenho', route: 'avaliacao/participante-avaliacao-desempenho', override: () => import('#admin/overrides/avaliacao/participante-avaliacao-desempenho.tsx') },
    { path: 'avaliacao/pdi', route: 'avaliacao/pdis' },
    { path: 'avaliacao/pergunta', route: 'avaliacao/perguntas' },
    { path: 'avaliacao/periodo-experiencia', route: 'avaliacao/periodos-experiencia' },
    { path: 'avaliacao/periodo-meta', route: 'avaliacao/periodos-metas' },
    { path: 'avaliacao/resultado-chave', route: 'avaliacao/resultados-chave' },
  ],
  screens: [
    { key: 'avaliacao/acompanhamentos-periodos-experiencia', path: 'avaliacao/acompanhamentos-periodos-experiencia', title: 'Acompanhamento do Período de Experiência', authorities: ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], load: () => import('#admin/screens/avaliacao/acompanhamentos-periodos-experiencia/Screen.tsx') },
    { key: 'avaliacao/acompanhamentos-periodos-experiencia', path: 'avaliacao/acompanhamentos-periodos-experiencia/new', title: 'Avaliação do Período de Experiência', authorities: ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], load: () => import('#admin/screens/avaliacao/acompanhamentos-periodos-experiencia/FormScreen.tsx') },
    { key: 'avaliacao/acompanhamentos-periodos-experiencia', path: 'avaliacao/acompanhamentos-periodos-experiencia/:id', title: 'Avaliação do Período de Experiência', authorities: ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], load: () => import('#admin/screens/avaliacao/acompanhamentos-periodos-experiencia/RecordScreen.tsx') },
    { key: 'avaliacao/avaliacao-resultado', path: 'avaliacao/avaliacoes/:id/resultado', title: 'Respostas da Avaliação', authorities: ['ROLE_MOV_AVALIACAO_VER'], load: () => import('#admin/screens/avaliacao/avaliacao-resultado/Screen.tsx') },
    { key: 'avaliacao/avaliacoes-desempenhos-questionarios', path: 'avaliacao/avaliacoes-desempenhos-questionarios', title: 'Responder Avaliações de Desempenho', authorities: [], load: () => import('#admin/screens/avaliacao/avaliacoes-desempenhos-questionarios/Screen.tsx') },
    { key: 'avaliacao/avaliacoes-desempenhos-questionarios', path: 'avaliacao/avaliacoes-desempenhos-questionarios/:id', title: 'Minhas Respostas', authorities: [], load: () => import('#admin/screens/avaliacao/avaliacoes-desempenhos-questionarios/AnsweredScreen.tsx') },
    { key: 'avaliacao/avaliacoes-desempenhos-questionarios', path: 'avaliacao/avaliacoes-desempenhos-questionarios/:a/:b/comparativa', title: 'Avaliação Comparativa', authorities: [], load: () => import('#admin/screens/avaliacao/avaliacoes-desempenhos-questionarios/ComparisonScreen.tsx') },
    { key: 'avaliacao/grafico-ninebox', path: 'avaliacao/ninebox/chart', title: 'Gráfico Nine Box', authorities: ['ROLE_CAD_NINEBOX_VER'], load: () => import('#admin/screens/avaliacao/grafico-ninebox/Screen.tsx') },
    { key: 'avaliacao/grafico-ninebox', path: 'avaliacao/ninebox/chart/:id', title: 'Gráfico Nine Box', authorities: ['ROLE_CAD_NINEBOX_VER'], load: () => import('#admin/screens/avaliacao/grafico-ninebox/Screen.tsx') },
    { key: 'avaliacao/metas', path: 'avaliacao/metas', title: 'Metas', authorities: ['ROLE_CAD_OBJETIVO_VER', 'ROLE_MINHAS_METAS'], load: () => import('#admin/screens/avaliacao/metas/Screen.tsx') },
    { key: 'avaliacao/meu-pdi', path: 'avaliacao/meu-pdi', title: 'Meu PDI', authorities: [], load: () => import('#admin/screens/avaliacao/meu-pdi/Screen.tsx') },
    { key: 'avaliacao/meus-resultados', path: 'avaliacao/meus-resultados', title: 'Meus Resultados', authorities: [], load: () => import('#admin/screens/avaliacao/meus-resultados/Screen.tsx') },
    { key: 'avaliacao/modelos-desempenho-experiencia', path: 'avaliacao/modelos-avaliacao-desempenho-experiencia', title: 'Modelos de Desempenho e de Experiência', authorities: ['ROLE_CAD_MODELO_AVALIACAO_VER'], load: () => import('#admin/screens/avaliacao/modelos-desempenho-experiencia/Screen.tsx') },
    { key: 'avaliacao/modelos-desempenho-experiencia', path: 'avaliacao/modelos-avaliacao-desempenho-experiencia/new', title: 'Novo Modelo de Avaliação', authorities: ['ROLE_CAD_MODELO_AVALIACAO_INCLUIR'], load: () => import('#admin/screens/avaliacao/modelos-desempenho-experiencia/ToModel.tsx') },
    { key: 'avaliacao/modelos-desempenho-experiencia', path: 'avaliacao/modelos-avaliacao-desempenho-experiencia/:id', title: 'Modelos de Desempenho e de Experiência', authorities: ['ROLE_CAD_MODELO_AVALIACAO_VER'], load: () => import('#admin/screens/avaliacao/modelos-desempenho-experiencia/ToModel.tsx') },
    { key: 'avaliacao/participacao', path: 'avaliacao/participacao-desempenho', title: 'Participação nas Avaliações', authorities: ['ROLE_CAD_AVALIACAO_DESEMPENHO_VER'], load: () => import('#admin/screens/avaliacao/participacao/Screen.tsx') },
    { key: 'avaliacao/perguntas-modelo', path: 'avaliacao/modelos-avaliacao/:id/perguntas', title: 'Perguntas do Modelo de Avaliação', authorities: ['ROLE_CAD_MODELO_AVALIACAO_VER'], load: () => import('#admin/screens/avaliacao/perguntas-modelo/Screen.tsx') },
    { key: 'avaliacao/relatorio-ninebox', path: 'avaliacao/ninebox/relatorio', title: 'Relatório Nine Box', authorities: ['ROLE_REL_NINEBOX'], load: () => import('#admin/screens/avaliacao/relatorio-ninebox/Screen.tsx') },
    { key: 'avaliacao/respostas', path: 'avaliacao/respostas', title: 'Responder Avaliação', authorities: [], load: () => import('#admin/screens/avaliacao/respostas/Screen.tsx') },
    { key: 'avaliacao/resultados', path: 'avaliacao/resultados-desempenho', title: 'Resultados da Avaliação de Desempenho', authorities: ['ROLE_CAD_AVALIACAO_DESEMPENHO_VER'], load: () => import('#admin/screens/avaliacao/resultados/Screen.tsx') },
  ],
}
