import { displayDay } from '#schemas/runtime/dates.ts'

/** The question from 0 to 10, in its corner and on its page. */
export const npsTexts = {
  region: 'Pergunta rápida',
  appeared: 'Há uma pergunta rápida no canto da página. A tecla F8 leva até ela; Esc a adia.',
  least: '0: de jeito nenhum',
  most: '10: com certeza',
  markRequired: 'Nota é obrigatória',
  comment: 'Quer explicar a nota?',
  optional: 'Opcional. Não escreva nomes nem o que identifique você.',
  anonymous: 'Sua resposta é anônima:',
  anonymousHow: (minimo: number) =>
    `ninguém fica sabendo qual é a sua, nem o RH; só guardamos o dia em que você respondeu. Os resultados saem por mês, e com menos de ${minimo} respostas são descartados.`,
  later: 'Agora não',
  send: 'Enviar',
  thanks: 'Obrigado! Sua resposta foi guardada sem o seu nome.',
  putOff: (day: string) => `A pergunta volta em ${displayDay(day)}.`,
  answered: (day: string, next: string) =>
    `Você já respondeu em ${displayDay(day)}. Perguntamos de novo a partir de ${displayDay(next)}.`,
  inactive: 'Sua empresa não está fazendo esta pergunta.',
  failed: 'Não foi possível carregar a pergunta.',
} as const
