// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'captacao/anuncio', route: 'captacao/anuncios', override: () => import('#admin/overrides/captacao/anuncio.tsx') },
    { path: 'captacao/area-formacao', route: 'captacao/areas-formacao' },
    { path: 'captacao/area-interesse', route: 'captacao/areas-interesse' },
    { path: 'captacao/avaliacao-candidato', route: 'captacao/avaliacoes', override: () => import('#admin/overrides/captacao/avaliacao-candidato.tsx') },
    { path: 'captacao/candidato-solicitacao', route: 'captacao/candidato-solicitacoes', override: () => import('#admin/overrides/captacao/candidato-solicitacao.tsx') },
    { path: 'captacao/candidato', route: 'captacao/candidatos', override: () => import('#admin/overrides/captacao/candidato.tsx') },
    { path: 'captacao/como-ficou-sabendo-vaga', route: 'captacao/como-ficou-sabendo-vaga' },
    { path: 'captacao/entrevista', route: 'captacao/entrevistas', override: () => import('#admin/overrides/captacao/entrevista.tsx') },
    { path: 'captacao/etapa-seletiva', route: 'captacao/etapas-seletivas' },
    { path: 'captacao/exame-palografico', route: 'captacao/exames-palografico' },
    { path: 'captacao/idioma', route: 'captacao/idiomas' },
    { path: 'captacao/modelo-avaliacao-candidato', route: 'captacao/modelos-avaliacao-candidato' },
    { path: 'captacao/modelo-email', route: 'captacao/modelos-email', override: () => import('#admin/overrides/captacao/modelo-email.tsx') },
    { path: 'captacao/motivo-recusa', route: 'captacao/motivos-recusa' },
    { path: 'captacao/motivo-solicitacao', route: 'captacao/motivos-solicitacao' },
    { path: 'captacao/solicitacao-pessoal', route: 'captacao/solicitacoes-pessoal', override: () => import('#admin/overrides/captacao/solicitacao-pessoal.tsx') },
  ],
  screens: [
    { key: 'captacao/agenda-entrevistas', path: 'captacao/agenda-entrevistas', title: 'Agenda de Entrevistas', authorities: ['ROLE_MOV_ENTREVISTA_VER'], load: () => import('#admin/screens/captacao/agenda-entrevistas/Screen.tsx') },
    { key: 'captacao/avaliacao', path: 'captacao/avaliacoes/:id/respostas', title: 'Avaliação do Candidato', authorities: ['ROLE_MOV_AVALIACAO_CANDIDATO_VER'], load: () => import('#admin/screens/captacao/avaliacao/Screen.tsx') },
    { key: 'captacao/comparacao', path: 'captacao/avaliacoes/comparacao', title: 'Comparação de Candidatos', authorities: ['ROLE_MOV_AVALIACAO_CANDIDATO_VER'], load: () => import('#admin/screens/captacao/comparacao/Screen.tsx') },
    { key: 'captacao/curriculo', path: 'captacao/candidatos/curriculo/new', title: 'Novo candidato pelo currículo', authorities: ['ROLE_CAD_CANDIDATO_INCLUIR'], load: () => import('#admin/screens/captacao/curriculo/Screen.tsx') },
    { key: 'captacao/curriculo', path: 'captacao/candidatos/:id/ocr', title: 'Texto do Currículo (OCR)', authorities: ['ROLE_CAD_CANDIDATO_VER'], load: () => import('#admin/screens/captacao/curriculo/TextScreen.tsx') },
    { key: 'captacao/estatisticas-preenchimento-vaga', path: 'captacao/estatisticas-preenchimento-vaga', title: 'Estatísticas de Preenchimento de Vagas', authorities: ['ROLE_REL_DURACAO_VAGA'], load: () => import('#admin/screens/captacao/estatisticas-preenchimento-vaga/Screen.tsx') },
    { key: 'captacao/historico', path: 'captacao/historico', title: 'Histórico do Candidato', authorities: ['ROLE_MOV_CANDIDATO_SOLICITACAO_VER'], load: () => import('#admin/screens/captacao/historico/Screen.tsx') },
    { key: 'captacao/selecao', path: 'captacao/selecao', title: 'Quadro de Seleção', authorities: ['ROLE_MOV_CANDIDATO_SOLICITACAO_VER', 'ROLE_VER_CANDIDATOS_DA_VAGA'], load: () => import('#admin/screens/captacao/selecao/Screen.tsx') },
  ],
}
