import { pluralText } from '#admin/i18n/words.ts'

export const conflictTexts = {
  title: 'O registro foi alterado por outra pessoa',
  text: 'Enquanto você editava, este registro foi salvo em outro lugar. Escolha, campo a campo, o que deve ficar.',
  field: 'Campo',
  mine: 'Minha versão',
  theirs: 'Versão atual',
  both: 'alterado pelos dois',
  empty: '(vazio)',
  unknownFile: '(arquivo sem nome)',
  unknownRecord: '(registro que já não existe)',
  typedSecret: '(o que foi digitado agora)',
  storedSecret: '(o que está guardado)',
  more: (n: number) => pluralText(n, 'e mais 1', 'e mais %'),
  choose: (title: string) => `Valor de ${title}`,
  save: 'Salvar resultado',
  cancel: 'Continuar editando',
  none: 'As duas versões têm os mesmos valores. Salve para continuar com a versão atual.',
  allMine: 'Usar tudo da minha',
  allTheirs: 'Usar tudo da atual',
} as const
