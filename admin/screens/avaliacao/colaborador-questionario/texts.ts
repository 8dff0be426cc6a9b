import { pluralText } from '#admin/i18n/words.ts'

/** Actions on one copy of a questionnaire. */
export const copiaTexts = {
  applyMany: 'Aplicar a vários talentos',
  apply: 'Aplicar',
  model: 'Modelo de Avaliação',
  evaluator: 'Quem responde',
  evaluatorHelp: 'Em branco: quem tem direito de alterar avaliações.',
  until: 'Responder até',
  applied: (count: number) => pluralText(count, '1 avaliação aplicada.', '% avaliações aplicadas.'),
  answer: 'Responder',
  answers: 'Ver respostas',
  link: 'Copiar link',
  closed: 'A avaliação já foi respondida.',
  linkTitle: 'Link para responder',
  linkText: (titulo: string) =>
    `Será criado um novo link para responder "${titulo}" sem entrar no sistema. O link enviado antes deixa de valer.`,
  linkBegun: 'As respostas já guardadas como rascunho continuam: quem abrir o link segue de onde pararam.',
  make: 'Criar link',
  warning:
    'Quem tiver este link responde a avaliação. Ele deixa de valer quando as respostas são enviadas, e não é mostrado outra vez.',
  label: 'Link',
  copy: 'Copiar',
} as const
