import { pluralText } from '#admin/i18n/words.ts'

export const cicloTexts = {
  participants: 'Participantes',
  results: 'Resultados',
  progress: 'Participação',
  notGivenOut: 'A avaliação ainda não foi liberada.',
  cycle: 'Avaliação de Desempenho',
  chooseProgress: 'Escolha uma avaliação para ver quem já respondeu.',
  cloneIntro:
    'A cópia fica em preparação, sem respostas nem resultados. Em outra empresa ela usa os modelos de mesmo título de lá; os que faltam são copiados.',
  clonePeople: (empresa: string) => `Clonar participantes (só em ${empresa})`,
  releaseMany: 'Liberar ou bloquear',
  releaseQuestion: (count: number) =>
    pluralText(count, 'Isto vale para 1 avaliação.', 'Isto vale para % avaliações: todas ou nenhuma.'),
  release: 'Liberar',
  releaseHow: 'Liberar: quem avalia pode responder',
  block: 'Bloquear',
  blockHow: 'Bloquear: ninguém responde enquanto está bloqueada',
  released: (count: number) => pluralText(count, '1 avaliação liberada.', '% avaliações liberadas.'),
  blocked: (count: number) => pluralText(count, '1 avaliação bloqueada.', '% avaliações bloqueadas.'),
  minimumEnd: (day: string) => `A avaliação tem respostas: o fim pode ser a partir de ${day}.`,
  answered: 'Respondidas',
  answeredFailed: 'Não foi possível carregar as avaliações respondidas.',
  nobodyAnswered: 'Ninguém respondeu esta avaliação até agora.',
  noneAnswered: 'Nenhuma avaliação respondida com este nome.',
  searchAnswered: 'Buscar avaliado ou avaliador',
  shownOf: (shown: number, all: number) => `Mostrando ${shown} de ${all}. Busque pelo nome.`,
  by: (name: string) => `por ${name}`,
  withoutName: 'resposta sem nome',
  notClosed: 'A avaliação ainda não foi encerrada.',
  email: 'Enviar e-mail',
  notReleased: 'A avaliação não está liberada.',
  emailQuestion:
    'Quem ainda não respondeu recebe um e-mail: quem entra no sistema é avisado de responder nele, os outros recebem um link para cada avaliação. Continuar?',
  send: 'Enviar',
  sent: (count: number) => `${pluralText(count, '1 e-mail enviado', '% e-mails enviados')} com sucesso!`,
  without: (names: string) => `Sem endereço de e-mail: ${names}.`,
} as const
