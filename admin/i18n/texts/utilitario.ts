/** The log and the permissions of a profile. */
import { plural } from './words.ts'

export const log = {
  csv: 'Exportar CSV',
  xlsx: 'Exportar XLSX',
  none: 'Nada foi registrado ainda.',
  noneFound: 'Nenhum registro encontrado para o filtro informado.',
  detail: 'O que aconteceu',
  noFields: 'Nenhum campo foi alterado.',
  open: 'Abrir o registro',
  batch: (records: string, refused: number) =>
    `${records}; ${plural(refused, '1 ficou como estava', '% ficaram como estavam')}`,
  batchRecords: 'Ver os registros',
  imported: 'Importação',
  everyCompany: 'Todas',
  code: (id: number) => `Código ${id}`,
  columns: {
    when: 'Data e Hora',
    user: 'Usuário',
    company: 'Empresa',
    module: 'Módulo',
    screen: 'Tela',
    operation: 'Operação',
    entity: 'Entidade',
    record: 'Registro',
  },
  filters: {
    all: 'Qualquer',
    from: 'De',
    to: 'Até',
    user: 'Usuário',
    module: 'Módulo',
    screen: 'Tela',
    operation: 'Operação',
    operations: { INSERCAO: 'Inserção', ATUALIZACAO: 'Atualização', REMOCAO: 'Remoção', ACAO: 'Outras ações' },
    record: 'Código do registro',
    batch: 'Código do lote',
    company: 'Empresa',
    everyCompany: 'Todas as empresas',
    text: 'Texto',
    textHelp: (lines: number) => `Procura nas ${lines.toLocaleString('pt-BR')} linhas mais novas`,
    clear: 'Limpar filtro',
  },
} as const

export const permissions = {
  search: 'Pesquisar permissão',
  compare: 'Comparar com outro perfil',
  onlyDifferences: 'Só as diferenças',
  onlyHere: 'só neste',
  onlyThere: 'só no outro',
  equal: 'Os dois perfis dão as mesmas permissões.',
  none: 'Nenhuma permissão encontrada.',
  count: (given: number, total: number) => `${given} de ${total} permissões`,
  ofGroup: (given: number, total: number) => `${given} de ${total}`,
  openAll: 'Abrir todos',
  closeAll: 'Fechar todos',
  mark: 'Marcar todas',
  clear: 'Desmarcar todas',
  markIn: (group: string) => `Marcar todas de ${group}`,
  clearIn: (group: string) => `Desmarcar todas de ${group}`,
  whole: (screen: string) => `Tudo em ${screen}`,
  notYours: 'Você não tem esta permissão e por isso não pode concedê-la.',
} as const

export const campos = {
  search: 'Pesquisar campo',
  searchIn: (label: string) => `Pesquisar em ${label}`,
  none: 'Nenhum campo corresponde à pesquisa.',
  field: 'Campo',
  columns: { visible: 'Visível', required: 'Obrigatório' },
  count: {
    visible: (n: number, total: number) => `${n} de ${total} visíveis`,
    required: (n: number) => (n === 1 ? '1 obrigatório' : `${n} obrigatórios`),
  },
  of: {
    visible: (titulo: string) => `${titulo}: visível`,
    required: (titulo: string) => `${titulo}: obrigatório`,
  },
  allOf: {
    visible: (titulo: string) => `${titulo}: todos visíveis`,
    required: (titulo: string) => `${titulo}: todos obrigatórios`,
  },
  always: 'Sempre obrigatório.',
  sensitive: 'Dado pessoal sensível (LGPD, art. 11): exija-o somente com base legal.',
} as const

export const aparencia = {
  title: 'Prévia',
  text: 'Assim ficam as telas com estas cores. Elas passam a valer quando você salvar.',
  sample: { light: 'Prévia das telas em modo claro', dark: 'Prévia das telas em modo escuro' },
  modes: { light: 'Modo claro', dark: 'Modo escuro' },
  menu: 'Início',
  chosen: 'Empresas',
  button: 'Salvar',
  link: 'Abrir registro',
  second: 'Destaque',
  onButton: (ratio: string) => `O texto dos botões é legível (${ratio}:1).`,
  asLink: (ratio: string) => `Links usam a própria cor (${ratio}:1).`,
  shaded: {
    light: (ratio: string) => `A cor é clara demais para texto: os links usam um tom mais escuro (${ratio}:1).`,
    dark: (ratio: string) => `A cor é escura demais para texto: os links usam um tom mais claro (${ratio}:1).`,
  },
} as const

export const empresas = {
  dados: 'Dados',
  other: (nome: string) =>
    `Você está trabalhando em outra empresa. As configurações de ${nome} podem ser alteradas aqui; para trocar o logotipo, torne-a a empresa atual.`,
} as const

export const areasPermitidas = {
  first: 'Escolha primeiro a empresa.',
} as const
