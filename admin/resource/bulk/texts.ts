import { pluralText } from '#admin/i18n/words.ts'

/** Texts of batch operations: bulk edit, import, and undo of either. */
export const loteTexts = {
  title: 'Alterar em lote',
  which: 'Quais registros',
  selected: (n: number) => pluralText(n, 'O registro selecionado', 'Os % registros selecionados'),
  found: (n: number) => pluralText(n, 'O registro que o filtro encontra', 'Todos os % registros que o filtro encontra'),
  everything: (n: number) => pluralText(n, 'O registro da lista', 'Todos os % registros da lista'),
  counting: 'Contando os registros…',
  fields: 'Campos a alterar',
  fieldsHelp: 'Escolha os campos. O que ficar vazio será apagado em todos os registros.',
  noFields: 'Escolha ao menos um campo para alterar',
  review: 'Conferir',
  back: 'Voltar',
  willChange: (n: number) => pluralText(n, '1 registro será alterado:', '% registros serão alterados:'),
  erased: 'será apagado',
  rules:
    'Cada registro passa pelas mesmas regras do formulário. Os recusados ficam como estão e são listados no fim; a operação inteira pode ser desfeita por 30 dias.',
  apply: (n: number) => pluralText(n, 'Alterar 1 registro', 'Alterar % registros'),
  running: (done: number, total: number) =>
    `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} registros`,
  waiting: 'Aguardando a vez…',
  runningText: 'Você pode fechar esta janela: o trabalho continua e fica registrado no log.',
  cancel: 'Cancelar a operação',
  cancelling: 'Cancelando…',
  cancelled: 'A operação foi cancelada. Nenhum registro foi alterado.',
  failed: 'A operação não foi concluída. Nenhum registro foi alterado.',
  changed: (n: number) => pluralText(n, '1 registro alterado.', '% registros alterados.'),
  created: (n: number) => pluralText(n, '1 registro importado.', '% registros importados.'),
  leftSight: (n: number) => pluralText(n, 'Você não verá mais 1 deles.', 'Você não verá mais % deles.'),
  acted: (n: number) => pluralText(n, 'Feito em 1 registro.', 'Feito em % registros.'),
  actionOn: (title: string, n: number) => pluralText(n, `${title}: 1 registro`, `${title}: % registros`),
  actionRules:
    'Cada registro passa pelas regras da ação. Onde ela não for possível, ele fica como está e é listado no fim. Não há como desfazer.',
  actions: 'Ações',
  undoneCount: (n: number) => pluralText(n, 'Desfeito em 1 registro.', 'Desfeito em % registros.'),
  unchanged: (n: number) =>
    pluralText(
      n,
      '1 registro já estava assim ou não usa o campo.',
      '% registros já estavam assim ou não usam o campo.',
    ),
  refused: (n: number) => pluralText(n, '1 registro ficou como estava:', '% registros ficaram como estavam:'),
  refusedMore: (n: number) => pluralText(n, 'e mais 1, no arquivo.', 'e mais %, no arquivo.'),
  download: 'Baixar os recusados',
  undo: 'Desfazer',
  undoTitle: 'Desfazer esta operação?',
  undoText: (n: number) =>
    pluralText(
      n,
      '1 registro voltará ao que era antes. Se ele foi alterado depois, fica como está e é informado.',
      '% registros voltarão ao que eram antes. Os que foram alterados depois ficam como estão e são listados.',
    ),
  undoImportText: (n: number) =>
    pluralText(
      n,
      'O registro importado será excluído, a menos que tenha sido alterado depois.',
      'Os % registros importados serão excluídos, menos os que foram alterados depois.',
    ),
} as const
