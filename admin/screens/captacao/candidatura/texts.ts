const vezes = (n: number, um: string, varios: string) => (n === 1 ? `1 ${um}` : `${n} ${varios}`)
const lista = new Intl.ListFormat('pt-BR')

/** Actions on a candidate in a selection, used by board, panel and pages. */
export const candidaturaTexts = {
  interviewOf: (nome: string) => `Marcar entrevista com ${nome}`,
  interviewers: 'Entrevistadores',
  interviewersMissing: 'Entrevistadores é obrigatório',
  duration: 'Duração',
  minutes: (n: number) => `${n} minutos`,
  from: 'A partir de',
  free: 'Horários livres de todos',
  freeFailed: 'Não foi possível procurar os horários livres.',
  chooseInterviewers: 'Escolha os entrevistadores para ver quando todos estão livres.',
  noneFree: 'Ninguém está livre neste dia: escolha outro dia, ou outro horário abaixo.',
  otherTime: 'Início',
  otherTimeHelp: 'Um dos horários livres, ou outro.',
  startMissing: 'Início é obrigatório',
  place: 'Local',
  placeHelp: 'Endereço ou sala; de uma videochamada, “Por vídeo”.',
  placeMissing: 'Local é obrigatório',
  link: 'Link da videochamada',
  note: 'Observação (só para a equipe)',
  despite: 'Marcar mesmo que um entrevistador já tenha compromisso neste horário',
  confirmInterview: 'Marcar',
  willInvite: (nomes: string[]) => `O convite vai por e-mail para ${lista.format(nomes)}.`,
  willInviteNobody: 'Ninguém receberá o convite por e-mail.',
  notInvited: (nomes: string[]) =>
    `Sem e-mail, não o ${nomes.length === 1 ? 'recebe' : 'recebem'}: ${lista.format(nomes)}.`,
  candidateNotTold: (nome: string) => `${nome} não o recebe: a empresa desativou o modelo de e-mail do convite.`,
  inThePast: 'O horário já passou: ninguém é convidado.',
  arranged: (quando: string, nomes: string[]) =>
    nomes.length > 0
      ? `Entrevista marcada para ${quando}. Convite enviado a ${lista.format(nomes)}.`
      : `Entrevista marcada para ${quando}. Ninguém foi convidado por e-mail.`,
  refuse: 'Recusar',
  refuseOf: (nome: string) => `Recusar ${nome}`,
  reasons: 'Motivo da recusa',
  otherReason: 'Outro motivo',
  reason: 'Motivo',
  reasonHelp: 'Fica no histórico; o candidato não o lê.',
  refused: (nome: string) => `${nome} foi recusado nesta seleção.`,
  previewTitle: 'E-mail ao candidato',
  previewNote: (para: string) => `Vai para ${para} dois minutos depois da recusa; até lá pode ser mudado ou retido.`,
  previewFailed: 'Não foi possível mostrar o e-mail.',
  releaseTo: (nome: string) => `Liberar avaliação para ${nome}`,
  releaseSubmit: 'Liberar',
  releaseNone: 'Não há modelos de avaliação ativos.',
  models: 'Avaliações',
  expires: 'Responder até',
  expiresHelp: 'Em branco: o prazo que cada modelo propõe.',
  answeredBy: { C: 'responde: o candidato, no portal', R: 'responde: Recursos Humanos' },
  released: (n: number, had: number) =>
    n === 0
      ? 'O candidato já tem estas avaliações a responder.'
      : `${vezes(n, 'avaliação liberada', 'avaliações liberadas')}.${had > 0 ? ` ${vezes(had, 'já estava liberada', 'já estavam liberadas')}.` : ''}`,
  includeTitle: 'Incluir Candidato em Solicitações',
  includeMany: (n: number) => `Incluir ${n} candidatos em solicitações`,
  includeSearch: 'Buscar solicitação',
  includeNone: 'Nenhuma solicitação aprovada e em aberto.',
  includeNotFound: 'Nenhuma solicitação corresponde à busca.',
  includeFailed: 'Não foi possível carregar as solicitações.',
  includeMissing: 'Selecione ao menos uma solicitação de pessoal.',
  includeSubmit: 'Incluir',
  included: (n: number) => `Candidato incluído em ${vezes(n, 'solicitação', 'solicitações')}.`,
  includedMany: (n: number) =>
    n === 0 ? 'Os candidatos já estavam nas solicitações.' : `${vezes(n, 'inclusão feita', 'inclusões feitas')}.`,
  vacancies: (n: number) => vezes(n, 'vaga', 'vagas'),
  processes: 'Seleções',
  noProcess: 'O candidato não está em nenhuma seleção que você veja.',
  processesFailed: 'Não foi possível carregar as seleções do candidato.',
  fit: (n: number) => `${n}% de aderência`,
  why: 'Por quê',
  half: 'em parte',
  situacoes: { E: 'Em seleção', C: 'Contratado', R: 'Recusado', D: 'Desistiu' },
  aptidao: { S: 'Apto', N: 'Não apto' },
  noStep: 'Sem etapa',
  days: (n: number) => (n === 0 ? 'desde hoje' : n === 1 ? 'há 1 dia' : `há ${n} dias`),
  deadline: (n: number) => `prazo ${n}`,
  candidate: 'Candidato',
  openCandidate: 'Abrir a ficha do candidato',
  candidateFailed: 'Não foi possível carregar os dados do candidato.',
  cv: 'Currículo',
  viewCv: 'Ver currículo',
} as const

/** Above the form of a new candidate: who has his name already. */
export const homonimosTexts = {
  known: (n: number) =>
    n === 1 ? 'Já existe um candidato com este nome:' : `Já existem ${n} candidatos com este nome:`,
  born: (dia: string) => `nascimento em ${dia}`,
  more: (n: number) => `e mais ${n}.`,
} as const
