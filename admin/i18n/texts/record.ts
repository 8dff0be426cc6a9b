/** Every form of a record, its conflicts and its history. */
import { plural } from './words.ts'

export const record = {
  create: (title: string, feminine: boolean) => (feminine ? `Nova ${title}` : `Novo ${title}`),
  created: 'Registro criado com sucesso.',
  updated: 'Registro alterado com sucesso.',
  deleted: 'Registro excluído com sucesso.',
  code: (id: number | string) => `Código ${id}`,
  deleteTitle: 'Confirma exclusão?',
  deleteText: (label: string) => `O registro "${label}" será excluído. Um administrador pode restaurá-lo por 30 dias.`,
  delete: 'Excluir',
  history: 'Histórico',
  readOnly: 'Somente leitura: seu perfil não permite alterar este registro.',
  invalid: 'Preencha os campos indicados',
  saveFirst: 'Salve ou descarte as alterações antes de executar esta ação.',
  notFound: 'O recurso solicitado não foi encontrado.',
  notFoundText: 'O registro pode ter sido excluído ou o endereço está incorreto.',
  backToList: 'Voltar à lista',
  loadFailed: 'Não foi possível abrir o registro.',
  actionConfirm: (title: string) => `Confirma a ação "${title}"?`,
  actionDone: (title: string) => `${title}: concluído com sucesso.`,
  dependencies: 'Este registro está em uso',
  duplicate: 'Registro duplicado',
} as const

export const unsaved = {
  title: 'Descartar as alterações?',
  text: 'Há alterações que ainda não foram salvas. Se sair agora, elas serão perdidas.',
  leave: 'Descartar e sair',
  stay: 'Continuar editando',
} as const

export const conflict = {
  title: 'O registro foi alterado por outra pessoa',
  text: 'Enquanto você editava, este registro foi salvo em outro lugar. Escolha, campo a campo, o que deve ficar.',
  field: 'Campo',
  mine: 'Minha versão',
  theirs: 'Versão atual',
  both: 'alterado pelos dois',
  empty: '(vazio)',
  more: (n: number) => plural(n, 'e mais 1', 'e mais %'),
  choose: (title: string) => `Valor de ${title}`,
  save: 'Salvar resultado',
  cancel: 'Continuar editando',
  none: 'As duas versões têm os mesmos valores. Salve para continuar com a versão atual.',
  allMine: 'Usar tudo da minha',
  allTheirs: 'Usar tudo da atual',
} as const

export const history = {
  title: 'Histórico',
  empty: 'Ainda não há alterações registradas.',
  loadFailed: 'Não foi possível carregar o histórico.',
  system: 'Sistema',
  from: 'De',
  to: 'Para',
  empty_value: '(vazio)',
  fields: (n: number) => plural(n, '1 campo', '% campos'),
  back: 'Restaurar este estado',
  backOf: (title: string, instant: string) => `Restaurar este estado: ${title}, ${instant}`,
  backTitle: (instant: string) => `Restaurar o estado de ${instant}`,
  backText: 'Escolha, campo a campo, o que volta. As regras de hoje valem, e o histórico fica com o que foi desfeito.',
  backNothing: 'Nada do que se pode alterar neste formulário era diferente.',
  backFailed: 'Não foi possível carregar o estado anterior.',
  notKept: (titles: string) => `O histórico não guarda o conteúdo de ${titles}: fica como está.`,
  then: (instant: string) => `Em ${instant}`,
  now: 'Agora',
  allThen: 'Tudo como era',
  allNow: 'Tudo como está',
  backSave: 'Restaurar',
  backDone: 'O registro voltou ao estado anterior.',
} as const
