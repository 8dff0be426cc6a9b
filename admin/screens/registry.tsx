import type { Screen } from './screen.ts'

/** Every bespoke screen, one line each; its files stand in admin/screens/<group>/<screen>/. */
export const screens: Screen[] = [
  { path: 'meus-dados', authorities: ['ROLE_CAD_INFO_PESSOAL'], load: () => import('./geral/meus-dados/Screen.tsx') },
  { path: 'minhas-chaves-api', load: () => import('./utilitario/chaves-api/Screen.tsx') },
  {
    path: 'utilitario/chaves-api',
    authorities: ['ROLE_CHAVES_API'],
    load: () => import('./utilitario/chaves-api/CompanyScreen.tsx'),
  },
  { path: 'utilitario/sobre', load: () => import('./utilitario/sobre/Screen.tsx') },
  { path: 'desenvolvedor/widgets', authorities: ['ROLE_DESENVOLVEDOR'], load: catalogue },
  { path: 'desenvolvedor/widgets/:widget', authorities: ['ROLE_DESENVOLVEDOR'], load: catalogue },
  { path: 'mensagens', load: () => import('./inicio/mensagens/Screen.tsx') },
  {
    path: 'captacao/agenda-entrevistas',
    authorities: ['ROLE_MOV_ENTREVISTA_VER'],
    load: () => import('./captacao/entrevistas/Screen.tsx'),
  },
  {
    path: 'captacao/selecao',
    authorities: ['ROLE_MOV_CANDIDATO_SOLICITACAO_VER'],
    load: () => import('./captacao/selecao/Screen.tsx'),
  },
  {
    path: 'utilitario/caixa-saida',
    authorities: ['ROLE_VER_EMAIL'],
    load: () => import('./utilitario/caixa-saida/Screen.tsx'),
  },
  {
    path: 'captacao/historico',
    authorities: ['ROLE_MOV_CANDIDATO_SOLICITACAO_VER'],
    load: () => import('./captacao/historico/Screen.tsx'),
  },
  {
    path: 'captacao/avaliacoes/comparacao',
    authorities: ['ROLE_MOV_AVALIACAO_CANDIDATO_VER'],
    load: () => import('./captacao/comparacao/Screen.tsx'),
  },
  {
    path: 'captacao/avaliacoes/:id/respostas',
    authorities: ['ROLE_MOV_AVALIACAO_CANDIDATO_VER'],
    load: () => import('./captacao/avaliacao/Screen.tsx'),
  },
  {
    path: 'utilitario/copia-cadastro',
    authorities: ['ROLE_COPIA_CADASTRO'],
    load: () => import('./utilitario/copia-cadastro/Screen.tsx'),
  },
  { path: 'utilitario/lgpd', authorities: ['ROLE_LGPD'], load: () => import('./utilitario/lgpd/Screen.tsx') },
  {
    path: 'captacao/estatisticas-preenchimento-vaga',
    authorities: ['ROLE_REL_DURACAO_VAGA'],
    load: () => import('./captacao/estatisticas/Screen.tsx'),
  },
  {
    path: 'captacao/candidatos/curriculo/new',
    authorities: ['ROLE_CAD_CANDIDATO_INCLUIR'],
    load: () => import('./captacao/curriculo/Screen.tsx'),
  },
  {
    path: 'captacao/candidatos/:id/ocr',
    authorities: ['ROLE_CAD_CANDIDATO_VER'],
    load: () => import('./captacao/curriculo/TextScreen.tsx'),
  },
  { path: 'utilitario/tarefas', load: () => import('./utilitario/tarefas/Screen.tsx') },
  { path: 'utilitario/log', authorities: ['ROLE_VER_LOG'], load: () => import('./utilitario/log/Screen.tsx') },
]

function catalogue() {
  return import('./desenvolvedor/widgets/Screen.tsx')
}
