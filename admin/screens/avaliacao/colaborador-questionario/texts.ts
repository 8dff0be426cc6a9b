/** What can be done with one copy of a questionnaire. */
export const copiaTexts = {
  answer: 'Responder',
  answers: 'Ver respostas',
  link: 'Copiar link',
  closed: 'A avaliação já foi respondida.',
  linkTitle: 'Link para responder',
  linkText: (titulo: string) =>
    `Será criado um novo link para responder "${titulo}" sem entrar no sistema. O link enviado antes deixa de valer.`,
  make: 'Criar link',
  warning:
    'Quem tiver este link responde a avaliação. Ele deixa de valer quando as respostas são enviadas, e não é mostrado outra vez.',
  label: 'Link',
  copy: 'Copiar',
} as const
