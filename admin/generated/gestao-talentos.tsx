// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'gestao-talentos/colaborador-ocorrencia', route: 'gestao-talentos/colaboradores-ocorrencias' },
    { path: 'gestao-talentos/geracao', route: 'gestao-talentos/geracao' },
    { path: 'gestao-talentos/motivo-desligamento', route: 'gestao-talentos/motivo-desligamento' },
    { path: 'gestao-talentos/pedido-documento', route: 'gestao-talentos/documentos-pedidos', override: () => import('#admin/overrides/gestao-talentos/pedido-documento.tsx') },
    { path: 'gestao-talentos/providencia', route: 'gestao-talentos/providencias' },
    { path: 'gestao-talentos/roteiro', route: 'gestao-talentos/roteiros' },
    { path: 'gestao-talentos/talento', route: 'gestao-talentos/talentos', override: () => import('#admin/overrides/gestao-talentos/talento.tsx') },
    { path: 'gestao-talentos/tarefa-talento', route: 'gestao-talentos/tarefas-talentos' },
    { path: 'gestao-talentos/tipo-documento', route: 'gestao-talentos/tipo-documento' },
    { path: 'gestao-talentos/tipo-ocorrencia', route: 'gestao-talentos/tipo-ocorrencia' },
  ],
  screens: [
    { key: 'gestao-talentos/cotas', path: 'gestao-talentos/cotas', title: 'Cotas', authorities: ['ROLE_COTAS'], load: () => import('#admin/screens/gestao-talentos/cotas/Screen.tsx') },
    { key: 'gestao-talentos/entrevista-desligamento', path: 'gestao-talentos/talentos/:id/entrevista-desligamento', title: 'Entrevista de Desligamento', authorities: ['ROLE_ENTREVISTA_DESLIGAMENTO_VER'], load: () => import('#admin/screens/gestao-talentos/entrevista-desligamento/Screen.tsx') },
    { key: 'gestao-talentos/importacao-colaborador', path: 'gestao-talentos/talentos/importacao-colaborador', title: 'Importação de Colaboradores', authorities: ['ROLE_CAD_TALENTO_INCLUIR'], load: () => import('#admin/screens/gestao-talentos/importacao-colaborador/Screen.tsx') },
    { key: 'gestao-talentos/minha-equipe', path: 'gestao-talentos/minha-equipe', title: 'Minha Equipe', authorities: ['ROLE_CAD_TALENTO_VER'], load: () => import('#admin/screens/gestao-talentos/minha-equipe/Screen.tsx') },
    { key: 'gestao-talentos/ocorrencias', path: 'gestao-talentos/ocorrencias', title: 'Ocorrências por Período', authorities: ['ROLE_CAD_COLABORADOR_OCORRENCIA_VER'], load: () => import('#admin/screens/gestao-talentos/ocorrencias/Screen.tsx') },
    { key: 'gestao-talentos/vencimentos', path: 'gestao-talentos/vencimentos', title: 'Vencimentos', authorities: ['ROLE_VENCIMENTOS'], load: () => import('#admin/screens/gestao-talentos/vencimentos/Screen.tsx') },
  ],
}
