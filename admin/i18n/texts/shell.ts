/** What stands around every screen: header, menu, panel of links, error pages, the dialog of the system. */
import { plural, product } from './words.ts'

export const shell = {
  skip: 'Ir para o conteúdo',
  menu: 'Menu principal',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  collapseMenu: 'Recolher menu',
  expandMenu: 'Expandir menu',
  searchMenu: 'Pesquisar Menu',
  noMenu: 'Nenhuma opção do menu corresponde à pesquisa.',
  home: 'Início',
  brand: `${product}: ir para o início`,
  empresa: (nome: string) => `Empresa atual: ${nome}`,
  switchEmpresa: (nome: string) => `Empresa atual: ${nome}. Trocar de empresa`,
  userMenu: 'Menu do usuário:',
  changePassword: 'Alterar Minha Senha',
  logout: 'Sair',
  breadcrumbs: 'Localização',
  activity: 'Carregando',
} as const

export const layout = {
  panel: 'Links úteis',
  showPanel: 'Exibir painel de links',
  hidePanel: 'Recolher painel de links',
  newTab: (label: string) => `${label} (abre em nova aba)`,
  opensNewTab: '(abre em nova aba)',
  version: (version: string) => `v${version}: versão do sistema`,
  tema: 'Aparência',
  temas: { sistema: 'Como no sistema', claro: 'Clara', escuro: 'Escura' },
  colabore: {
    Ativo: 'Integração com Fortes Colabore ativa.',
    Inativo: 'Sistema não possui integração com Fortes Colabore.',
    NaoAutenticado: 'Integração com Fortes Colabore inativa. Sistema não está corretamente autenticado.',
    EmpresaDesintegrada:
      'Sistema possui integração com Fortes Colabore mas empresa atual não está integrada com Fortes Pessoal.',
    Homologacao: 'Homologação do Fortes Colabore ativa.',
    SemChavePrivada: 'Não há chave importada. Verifique na tela de integrações.',
  },
  links: {
    vagas: 'Portal de vagas da empresa',
    chat: 'Chat de suporte',
    centralAjuda: 'Central de ajuda',
    blog: 'Blog',
    instagram: 'Instagram',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    orcamento: 'Solicitar orçamento',
  },
  found: (n: number) => plural(n, '1 opção encontrada', '% opções encontradas'),
  shortcuts: 'Atalhos do teclado',
  keys: [
    { keys: ['Ctrl + K', '/'], does: 'Pesquisar no menu' },
    { keys: ['↓', '↑'], does: 'Percorrer o menu e os resultados da pesquisa' },
    { keys: ['→', '←'], does: 'Abrir e fechar um grupo do menu' },
    { keys: ['Home', 'End'], does: 'Primeira e última opção do menu' },
    { keys: ['A … Z'], does: 'No menu, ir para a opção que começa pela letra' },
    { keys: ['Enter'], does: 'Abrir a opção em destaque' },
    { keys: ['Esc'], does: 'Limpar a pesquisa ou fechar o que estiver aberto' },
    { keys: ['?'], does: 'Mostrar esta lista' },
  ],
} as const

export const pages = {
  back: 'Voltar ao início',
  forbidden: 'Acesso Negado',
  forbiddenText:
    'Seu perfil não permite abrir esta página. Procure quem administra os perfis na sua empresa para solicitar o acesso.',
  notFound: 'Página Não Encontrada',
  notFoundText: 'O endereço digitado está incorreto ou a página não existe mais.',
  failed: 'Erro Interno do Servidor',
  failedText: 'Algo não saiu como esperado. Seus dados salvos estão seguros. Tente novamente em instantes.',
  reload: 'Recarregar a página',
  details: 'Detalhes do erro',
  comment: 'O que você estava fazendo? (opcional)',
  sendHint: 'O relato segue sem dados pessoais: sem CPF, e-mail ou telefone.',
  send: 'Enviar problema ao fornecedor',
  sent: 'Problema enviado. Obrigado!',
  copy: 'Copiar detalhes',
  copied: 'Detalhes copiados.',
} as const

export const about = {
  system: 'Sistema',
  product: 'Produto',
  version: 'Versão',
  build: 'Construção',
  built: (revisao: string | undefined, quando: string) => (revisao ? `${revisao}, de ${quando}` : quando),
  node: 'Node.js',
  database: 'Banco de dados',
  licence: 'Licença',
  licenceText: 'Texto da licença MIT',
  support: 'Suporte',
  company: 'Código da empresa',
  client: 'Código do cliente',
  noSupport: 'Os códigos de suporte ainda não foram informados em Parâmetros do Sistema.',
  links: {
    portalCliente: 'Portal do cliente',
    guiaAtualizacao: 'Guia de atualização',
    centralAjuda: 'Central de ajuda',
  },
  packages: 'Componentes de terceiros',
  packagesHint: 'Software livre que acompanha esta construção, com a licença que cada autor escolheu.',
  search: 'Pesquisar componente ou licença',
  count: (n: number) => plural(n, '1 componente', '% componentes'),
  none: 'Nenhum componente corresponde à pesquisa.',
  noText: 'O pacote não traz o texto da licença; vale o texto padrão da licença indicada.',
  page: 'Página do projeto',
  failed: 'Não foi possível carregar as informações do sistema.',
} as const

/** `npm run dev` */
export const development = {
  mistake: 'Definição com erro: as anteriores continuam no ar',
} as const
