import { pluralText } from '#admin/i18n/words.ts'

/** '1 pergunta', '3 perguntas'. */
const contar = (n: number, um: string, varios: string): string =>
  `${n.toLocaleString('pt-BR')} ${pluralText(n, um, varios)}`

/** Texts of the question editor. */
export const editorTexts = {
  loadFailed: 'Não foi possível carregar as perguntas.',
  add: 'Nova pergunta',
  several: 'Várias de uma vez',
  fromBank: 'Do banco',
  ready: 'Modelos prontos',
  aspects: 'Aspectos',
  preview: 'Pré-visualizar',
  print: 'Imprimir',
  clone: 'Clonar',
  random: 'Ordem aleatória',
  randomOn: 'Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma.',
  edit: (texto: string) => `Alterar: ${texto}`,
  duplicate: (texto: string) => `Duplicar: ${texto}`,
  remove: (texto: string) => `Excluir: ${texto}`,
  up: (texto: string) => `Mover para cima: ${texto}`,
  down: (texto: string) => `Mover para baixo: ${texto}`,
  list: 'Perguntas, na ordem em que são feitas',
  place: (number: number) => `lugar ${number}`,
  back: 'Ficaria antes da pergunta de que depende.',
  forward: 'Ficaria depois de uma pergunta que depende dela.',
  locked: (n: number) =>
    `Este questionário já tem ${contar(n, 'resposta', 'respostas')}: as perguntas não mudam mais. Clone-o para fazer outro.`,
  answeredOf: (n: number, all: number) => `Respondidas até agora: ${n} de ${contar(all, 'pergunta', 'perguntas')}.`,
  newPlace: (n: number) => `Será a ${n}ª pergunta; depois ela pode mudar de lugar na lista.`,
  mayNot: 'Você pode ver estas perguntas, não alterá-las.',
  none: 'Ainda não há perguntas',
  begin: 'Escreva a primeira, cole uma lista, use um modelo pronto ou tire perguntas do banco.',
  optional: 'opcional',
  weight: (peso: number) => `peso ${peso.toLocaleString('pt-BR')}`,
  marks: (de: number, ate: number) => `nota de ${de} a ${ate}`,
  options: (n: number) => contar(n, 'opção', 'opções'),
  moved: (texto: string, place: number) => `${texto}: agora é a ${place}ª pergunta.`,
  added: 'Pergunta incluída com sucesso.',
  changed: 'Pergunta alterada com sucesso.',
  removed: 'Pergunta excluída com sucesso.',
  copied: (n: number) => `${contar(n, 'pergunta copiada', 'perguntas copiadas')}.`,
  newTitle: 'Nova pergunta',
  editTitle: 'Alterar pergunta',
  removeTitle: 'Excluir pergunta',
  removeQuestion: (texto: string) => `Excluir a pergunta "${texto}"?`,
  suggested: 'Opções sugeridas',
  uses: (n: number) => (n === 0 ? 'escala pronta' : contar(n, 'pergunta', 'perguntas')),
} as const

export const aspectosTexts = {
  title: 'Aspectos',
  intro: 'O que as perguntas medem. O resultado é dado também por aspecto.',
  name: 'Novo aspecto',
  add: 'Incluir',
  none: 'Ainda não há aspectos.',
  questions: (n: number) => contar(n, 'pergunta', 'perguntas'),
  rename: (nome: string) => `Alterar o nome de ${nome}`,
  remove: (nome: string) => `Excluir ${nome}`,
} as const

export const variasTexts = {
  title: 'Várias perguntas de uma vez',
  lines: 'Uma pergunta por linha',
  kind: 'Tipo de Resposta',
  options: 'Opções de todas elas',
  submit: (n: number) => `Incluir ${contar(n, 'pergunta', 'perguntas')}`,
  empty: 'Escreva ao menos uma pergunta.',
  most: 'Inclua no máximo 200 perguntas de uma vez.',
} as const

export const bancoTexts = {
  title: 'Tirar perguntas de outro questionário',
  source: 'Questionário',
  none: 'Nenhum banco ou questionário da empresa tem perguntas.',
  all: 'Marcar todas',
  submit: (n: number) => `Copiar ${contar(n, 'pergunta', 'perguntas')}`,
  choose: 'Marque ao menos uma pergunta.',
} as const

export const prontosTexts = {
  title: 'Modelos prontos',
  asked: 'O que o modelo pergunta',
  none: 'Não há modelos prontos para este tipo de questionário.',
  submit: (n: number) => `Incluir ${contar(n, 'pergunta', 'perguntas')}`,
} as const

export const previaTexts = {
  title: 'Como quem responde vê',
  intro: 'Nada do que você marca aqui é guardado.',
} as const
