// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'pesquisa/acao-pesquisa', route: 'pesquisa/acoes-pesquisas' },
    { path: 'pesquisa/avaliacao-turma', route: 'pesquisa/avaliacoes-turma', override: () => import('#admin/overrides/pesquisa/avaliacao-turma.tsx') },
    { path: 'pesquisa/modelo-entrevista', route: 'pesquisa/entrevistas', override: () => import('#admin/overrides/pesquisa/modelo-entrevista.tsx') },
    { path: 'pesquisa/pesquisa', route: 'pesquisa/pesquisas', override: () => import('#admin/overrides/pesquisa/pesquisa.tsx') },
    { path: 'pesquisa/questionario', route: 'pesquisa/questionarios', override: () => import('#admin/overrides/pesquisa/questionario.tsx') },
  ],
  screens: [
    { key: 'pesquisa/nps-resultados', path: 'pesquisa/nps-resultados', title: 'Resultados do NPS', authorities: ['ROLE_PESQUISA_NPS_RESULTADOS'], load: () => import('#admin/screens/pesquisa/nps-resultados/Screen.tsx') },
    { key: 'pesquisa/nps', path: 'pesquisa/nps', title: 'Responder NPS', authorities: [], load: () => import('#admin/screens/pesquisa/nps/Screen.tsx') },
    { key: 'pesquisa/participantes-questionario', path: 'pesquisa/colaborador-questionario/:questionarioId', title: 'Participantes do Questionário', authorities: ['ROLE_PESQUISA_VER_PARTICIPANTES'], load: () => import('#admin/screens/pesquisa/participantes-questionario/Screen.tsx') },
    { key: 'pesquisa/perguntas-avaliacao-turma', path: 'pesquisa/avaliacoes-turma/:id/perguntas', title: 'Perguntas da Avaliação de Turma', authorities: ['ROLE_CAD_AVALIACAO_TURMA_VER'], load: () => import('#admin/screens/pesquisa/perguntas-avaliacao-turma/Screen.tsx') },
    { key: 'pesquisa/perguntas-avaliacao-turma', path: 'avaliacao/avaliacoes-turma/:id/perguntas', title: 'Perguntas da Avaliação de Turma', authorities: ['ROLE_CAD_AVALIACAO_TURMA_VER'], load: () => import('#admin/screens/pesquisa/perguntas-avaliacao-turma/Screen.tsx') },
    { key: 'pesquisa/perguntas-entrevista', path: 'pesquisa/entrevistas/:id/perguntas', title: 'Perguntas da Entrevista de Desligamento', authorities: ['ROLE_CAD_MODELO_ENTREVISTA_VER'], load: () => import('#admin/screens/pesquisa/perguntas-entrevista/Screen.tsx') },
    { key: 'pesquisa/perguntas-entrevista', path: 'gestao-talentos/modelos-entrevista-desligamento/:id/perguntas', title: 'Perguntas da Entrevista de Desligamento', authorities: ['ROLE_CAD_MODELO_ENTREVISTA_VER'], load: () => import('#admin/screens/pesquisa/perguntas-entrevista/Screen.tsx') },
    { key: 'pesquisa/perguntas-pesquisa', path: 'pesquisa/pesquisas/:id/perguntas', title: 'Perguntas da Pesquisa', authorities: ['ROLE_CAD_PESQUISA_VER'], load: () => import('#admin/screens/pesquisa/perguntas-pesquisa/Screen.tsx') },
    { key: 'pesquisa/perguntas-pesquisa', path: 'pesquisa/pesquisas/:id/aspectos', title: 'Aspectos da Pesquisa', authorities: ['ROLE_CAD_PESQUISA_VER'], load: () => import('#admin/screens/pesquisa/perguntas-pesquisa/Screen.tsx') },
    { key: 'pesquisa/perguntas-questionario', path: 'pesquisa/questionarios/:id/perguntas', title: 'Perguntas do Questionário', authorities: ['ROLE_CAD_QUESTIONARIO_VER'], load: () => import('#admin/screens/pesquisa/perguntas-questionario/Screen.tsx') },
    { key: 'pesquisa/por-outro-usuario', path: 'pesquisa/colaborador-respostas/:idQuestionario/por-outro-usuario/:idColaborador/turma/:idTurma', title: 'Responder por Outro Usuário', authorities: ['ROLE_PESQUISA_RESPONDER_POR_OUTRO'], load: () => import('#admin/screens/pesquisa/por-outro-usuario/Screen.tsx') },
    { key: 'pesquisa/responder', path: 'pesquisa/responder', title: 'Pesquisas para Responder', authorities: [], load: () => import('#admin/screens/pesquisa/responder/Screen.tsx') },
    { key: 'pesquisa/resultados-avaliacao-turma', path: 'pesquisa/avaliacoes-turma/:id/resultados', title: 'Resultados da Avaliação de Turma', authorities: ['ROLE_PESQUISA_RESULTADOS'], load: () => import('#admin/screens/pesquisa/resultados-avaliacao-turma/Screen.tsx') },
    { key: 'pesquisa/resultados-avaliacao-turma', path: 'avaliacao/avaliacoes-turma/:id/resultados', title: 'Resultados da Avaliação de Turma', authorities: ['ROLE_PESQUISA_RESULTADOS'], load: () => import('#admin/screens/pesquisa/resultados-avaliacao-turma/Screen.tsx') },
    { key: 'pesquisa/resultados-divulgados', path: 'pesquisa/responder/:id/resultados', title: 'Resultados Divulgados', authorities: [], load: () => import('#admin/screens/pesquisa/resultados-divulgados/Screen.tsx') },
    { key: 'pesquisa/resultados-pesquisa', path: 'pesquisa/pesquisas/:id/resultados', title: 'Resultados da Pesquisa', authorities: ['ROLE_PESQUISA_RESULTADOS'], load: () => import('#admin/screens/pesquisa/resultados-pesquisa/Screen.tsx') },
  ],
}
