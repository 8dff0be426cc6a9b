import { plural } from './words.ts'

export const pesquisasTexts = {
  surveys: 'Pesquisas',
  questions: 'Perguntas',
  documents: 'Documentos anexos',
  participants: 'Participantes',
  results: 'Resultados',
  remind: 'Lembrar quem falta',
  remindQuestion: 'Quem ainda não respondeu é avisado nas suas mensagens ou recebe um e-mail com um link. Continuar?',
  send: 'Enviar',
  reminded: (count: number) => `${plural(count, '1 pessoa lembrada', '% pessoas lembradas')}.`,
  unreached: (names: string) => `Sem usuário nem e-mail: ${names}.`,
  notReleased: 'A pesquisa não está liberada.',
  notYet: 'A pesquisa ainda não foi liberada.',
  notClosed: 'Os resultados anônimos aparecem depois do encerramento.',
  cloneIntro: 'Aspectos, perguntas, opções e condições vão junto. Público, documentos e respostas ficam.',
} as const
