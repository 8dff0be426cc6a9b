import { pluralText } from '#admin/i18n/words.ts'

export const historyTexts = {
  title: 'Histórico',
  empty: 'Ainda não há alterações registradas.',
  loadFailed: 'Não foi possível carregar o histórico.',
  system: 'Sistema',
  from: 'De',
  to: 'Para',
  empty_value: '(vazio)',
  fields: (n: number) => pluralText(n, '1 campo', '% campos'),
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
} as const
