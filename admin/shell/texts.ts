import { pluralText, product } from '#admin/i18n/words.ts'
import { colaboreTexts } from '#schemas/runtime/domain/colabore.ts'

export const shellTexts = {
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
  panel: 'Links úteis',
  showPanel: 'Exibir painel de links',
  hidePanel: 'Recolher painel de links',
  newTab: (label: string) => `${label} (abre em nova aba)`,
  opensNewTab: '(abre em nova aba)',
  noTalent: 'Seu usuário não está vinculado a um talento.',
  version: (version: string) => `v${version}: versão do sistema`,
  tema: 'Aparência',
  temas: { sistema: 'Como no sistema', claro: 'Clara', escuro: 'Escura' },
  colabore: colaboreTexts,
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
  found: (n: number) => pluralText(n, '1 opção encontrada', '% opções encontradas'),
  shortcuts: 'Atalhos do teclado',
  open: 'Abrir',
} as const

/** Texts of a secret shown once. */
export const secretTexts = {
  copied: 'Copiada',
  understood: 'Já copiei',
} as const
