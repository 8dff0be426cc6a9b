import { pluralText } from '#admin/i18n/words.ts'

/** Dashboards that a company composes. */
export const boardTexts = {
  form: 'um painel da empresa',
  filters: (n: number) => (n === 0 ? 'Nenhum filtro' : pluralText(n, '1 filtro definido', '% filtros definidos')),
  preview: 'Como fica o painel',
  previewHelp: 'Com os números de agora, como você os vê. Nada é guardado antes de salvar.',
  empty: 'Acrescente um número ou gráfico para vê-lo aqui.',
  incomplete: 'Complete o que falta para ver o painel.',
  open: 'Ver painel',
  edit: 'Editar painel',
  save: 'Guardar como arquivo',
  load: 'Criar de um arquivo',
  notJson: 'O arquivo não é de um painel.',
  loaded: (nome: string) => `O painel '${nome}' foi criado. Escolha os perfis que o veem.`,
} as const
