const dias = (n: number) => (n === 1 ? '1 dia' : `${n} dias`)

/** The selection board. */
export const selecao = {
  request: 'Solicitação de Pessoal',
  requestPlaceholder: 'Escolha uma solicitação',
  noRequests: 'Nenhuma solicitação aprovada e em aberto',
  choose: 'Escolha a solicitação de pessoal cujos candidatos você quer acompanhar.',
  open: 'Abrir a solicitação',
  list: 'Ver como lista',
  more: 'Mais desta seleção',
  add: 'Incluir candidatos',
  addTitle: 'Incluir candidatos na seleção',
  addSearch: 'Nome do candidato',
  addProposed: 'Candidatos disponíveis que mais atendem ao que a solicitação pede.',
  addFound: (n: number) => (n === 1 ? '1 candidato encontrado' : `${n} candidatos encontrados`),
  addNone: 'Nenhum candidato disponível atende ao que a solicitação pede. Busque pelo nome.',
  addNotFound: 'Nenhum candidato disponível com este nome.',
  addFailed: 'Não foi possível procurar candidatos.',
  addConfirm: (n: number) => (n === 1 ? 'Incluir 1 candidato' : `Incluir ${n} candidatos`),
  added: (n: number) => (n === 1 ? '1 candidato incluído na seleção.' : `${n} candidatos incluídos na seleção.`),
  fit: (n: number) => `${n}% de aderência`,
  half: 'em parte',
  loadFailed: 'Não foi possível carregar o quadro de seleção.',
  closed: {
    encerrada: 'A solicitação está encerrada: o quadro mostra como a seleção terminou.',
    cancelada: 'A solicitação está cancelada: o quadro mostra como a seleção ficou.',
    suspensa: 'A solicitação está suspensa: os candidatos não mudam de etapa até que ela seja liberada.',
    analise: 'A solicitação ainda não foi aprovada: ela não tem candidatos em seleção.',
  },
  incomplete: 'O quadro mostra os primeiros 1.000 candidatos desta solicitação. Veja todos na lista.',
  filled: (preenchidas: number, vagas: number) =>
    `${preenchidas} de ${vagas} ${vagas === 1 ? 'vaga preenchida' : 'vagas preenchidas'}`,
  inSelection: (n: number) => (n === 1 ? '1 candidato em seleção' : `${n} candidatos em seleção`),
  late: (n: number) => (n === 1 ? '1 atrasado' : `${n} atrasados`),
  noneLate: 'nenhum atrasado',
  search: 'Buscar no quadro',
  onlyLate: 'Só atrasados',
  nothingFound: 'Nenhum candidato corresponde à busca.',
  empty: 'Nenhum candidato',
  noStep: 'Sem etapa',
  hired: 'Contratados',
  out: 'Fora da seleção',
  showOut: (n: number) => (n === 1 ? 'Mostrar 1 candidato' : `Mostrar ${n} candidatos`),
  hideOut: 'Ocultar candidatos',
  deadline: (prazo: number) => `prazo: ${dias(prazo)}`,
  today: 'desde hoje',
  since: (n: number) => `há ${dias(n)}`,
  lateSince: (n: number, prazo: number) => `há ${dias(n)} · prazo ${prazo}`,
  aptidao: { S: 'Apto', N: 'Não apto' },
  situacao: { R: 'Recusado', D: 'Desistiu' },
  hint: 'Arraste um cartão para outra etapa, use o menu dele, ou Alt + ← e Alt + → com o cartão selecionado.',
  menu: (nome: string) => `Ações de ${nome}`,
  openCandidate: 'Abrir o cadastro do candidato',
  interview: 'Marcar entrevista',
  openTrail: 'Ver histórico e dados na seleção',
  moveTo: (etapa: string) => `Mover para ${etapa}`,
  moved: (nome: string, etapa: string) => `${nome} está agora em ${etapa}.`,
  edge: (nome: string) => `${nome} já está na última etapa deste lado.`,
  views: { quadro: 'Quadro', tabela: 'Tabela' },
  view: 'Como mostrar os candidatos',
  table: 'Candidatos da solicitação',
  columns: {
    nome: 'Candidato',
    etapa: 'Etapa',
    dias: 'Na etapa',
    aptidao: 'Aptidão',
    avaliacoes: 'Avaliações',
    pretencaoSalarial: 'Pretensão salarial',
    situacao: 'Situação',
  },
  situacoes: { E: 'Em seleção', C: 'Contratado', R: 'Recusado', D: 'Desistiu' },
  allSteps: 'Todas as etapas',
  allSituations: 'Todas as situações',
  days: dias,
  answered: (respondidas: number, liberadas: number) => `${respondidas} de ${liberadas} respondidas`,
  actions: 'Ações',
  markAll: 'Marcar todos os candidatos em seleção',
  marked: (n: number) => (n === 1 ? '1 candidato marcado' : `${n} candidatos marcados`),
  moveMany: 'Mover para…',
  movedMany: (n: number, etapa: string) =>
    n === 0
      ? 'Nenhum candidato mudou de etapa.'
      : n === 1
        ? `1 candidato está agora em ${etapa}.`
        : `${n} candidatos estão agora em ${etapa}.`,
  notMoved: (nome: string, motivo: string) => `${nome}: ${motivo}`,
  someNotMoved: 'Não mudaram de etapa:',
  card: (nome: string, etapa: string, tempo: string) => `${nome}, ${etapa}, ${tempo}`,
} as const

/** The printed CV. */
export const impressao = {
  title: 'Imprimir Currículo',
  sections: 'O que imprimir',
  all: 'Marcar todas',
  none: 'Desmarcar todas',
  /** by the flag that shows each section */
  flags: {
    exibirFoto: 'Exibir Foto',
    exibirDadosPessoais: 'Exibir Dados Pessoais',
    exibirEndereco: 'Exibir Endereço',
    exibirContato: 'Exibir Contato',
    exibirSocioEconomica: 'Exibir Dados Socioeconômicos',
    exibirFormacao: 'Exibir Formação',
    exibirCertificados: 'Exibir Certificados',
    exibirIdiomas: 'Exibir Idiomas',
    exibirCursos: 'Exibir Cursos',
    exibirCargos: 'Exibir Cargos Pretendidos',
    exibirAreasInteresse: 'Exibir Áreas de Interesse',
    exibirConhecimentos: 'Exibir Conhecimentos',
    exibirExperiencias: 'Exibir Experiências Profissionais',
    exibirObservacao: 'Exibir Informações Adicionais',
    exibirHabilitacao: 'Exibir Habilitação',
    exibirOcr: 'Exibir Texto do Currículo',
    exibirCamposExtras: 'Exibir Campos Extras',
  },
  signatures: 'Assinaturas',
  showSignature: (n: number) => `Exibir Assinatura ${n}`,
  signature: (n: number) => `Assinatura ${n}`,
  print: 'Imprimir',
  file: (nome: string) => `Currículo de ${nome}.pdf`,
  request: 'Imprimir solicitação',
  requestFile: (id: number) => `Solicitação de pessoal ${id}.pdf`,
} as const

/** The form of a request whose vacancies exceed the limit of their position; the server's sentence stands before */
export const limiteCargo = {
  told: 'A solicitação pode ser salva assim mesmo.',
  refused: 'A empresa não permite solicitações acima do limite.',
}

/** A CV that is a PDF or a picture, and the two screens about its text. */
export const leitura = {
  button: 'Novo pelo currículo',
  action: 'Texto do Currículo',
  panel: 'Arquivo do currículo',
  pick: 'Escolher arquivo',
  another: 'Trocar arquivo',
  drop: 'Solte o currículo aqui',
  hint: 'Arraste para cá um PDF, um arquivo do Word (DOCX), uma digitalização ou uma foto do currículo (JPG, PNG ou WebP). O texto é lido aqui mesmo: nada é enviado para fora do sistema.',
  optional: 'Sem arquivo, preencha o cadastro simplificado ao lado.',
  noFile: 'Este candidato ainda não tem o arquivo do currículo.',
  sending: 'Enviando o arquivo…',
  read: 'Ler o texto do arquivo',
  words: {
    cancelled: 'A leitura foi cancelada. O arquivo continua aqui: digite o texto ou leia de novo.',
    failed: 'O texto não foi lido.',
    note: 'Continue preenchendo enquanto o texto é lido.',
    running: (done: number, total: number) =>
      `Lendo a página ${Math.min(Math.floor(done / 100) + 1, total / 100)} de ${total / 100}…`,
  },
  notRead: (motivo: string) => `O texto não foi lido. ${motivo}`,
  done: (lidas: number, paginas: number) =>
    paginas === 1 ? 'O texto do currículo foi lido.' : `Foram lidas ${lidas} de ${paginas} páginas do currículo.`,
  recognised: (confianca: number) =>
    `O texto foi reconhecido a partir de imagem, com ${confianca}% de confiança: confira-o antes de salvar.`,
  proposed: (campos: string) => `Encontrado no texto e proposto no formulário, para você conferir: ${campos}.`,
  fields: {
    nome: 'nome',
    'pessoal.cpf': 'CPF',
    'contato.email': 'e-mail',
    'contato.dddCelular': 'DDD do celular',
    'contato.foneCelular': 'celular',
    'contato.ddd': 'DDD do telefone fixo',
    'contato.foneFixo': 'telefone fixo',
    'pessoal.dataNascimento': 'data de nascimento',
  },
  known: (nome: string) => `Já existe um candidato com este CPF: ${nome}.`,
  openKnown: 'Abrir o cadastro',
} as const

/** Deleting many candidates. */
export const remocao = {
  checking: 'Verificando pendências',
  blocked: (n: number) =>
    n === 1
      ? '1 candidato tem pendências e não será excluído:'
      : `${n} candidatos têm pendências e não serão excluídos:`,
} as const

/** Statistics of the filling of vacancies. */
export const estatisticas = {
  filters: {
    from: 'Solicitadas de',
    to: 'Solicitadas até',
    estabelecimentosIds: 'Estabelecimentos',
    areasIds: 'Áreas Organizacionais',
    cargosIds: 'Cargos',
    motivosIds: 'Motivos da Solicitação',
    solicitacaoId: 'Solicitação de Pessoal',
    clear: 'Limpar filtros',
    none: 'Nada encontrado',
  },
  summary: {
    solicitacoes: 'Solicitações',
    vagas: 'Vagas',
    preenchidas: 'Vagas preenchidas',
    percentual: 'Preenchimento',
    mediaDias: 'Média de dias até o preenchimento',
    noDays: 'nenhuma encerrada',
  },
  areas: 'Vagas por área organizacional',
  area: 'Área Organizacional',
  openings: 'Vagas',
  filled: 'Vagas preenchidas',
  duration: 'Dias até o preenchimento, por mês de encerramento',
  month: 'Mês',
  closed: 'Solicitações encerradas',
  days: 'Média de dias',
  funnel: 'Funil de candidatos por etapa',
  step: 'Etapa Seletiva',
  candidates: 'Candidatos',
  source: 'Como ficaram sabendo da vaga',
  sourceName: 'Origem',
  hired: 'Contratados',
} as const

/** Interviews: the week, and the scorecard. */
export const entrevistas = {
  mine: 'Só as minhas',
  previous: 'Semana anterior',
  next: 'Próxima semana',
  today: 'Hoje',
  week: (de: string, ate: string) => `${de} a ${ate}`,
  none: 'Nenhuma entrevista',
  noneInWeek: 'Não há entrevistas nesta semana.',
  loadFailed: 'Não foi possível carregar as entrevistas.',
  list: 'Ver como lista',
  add: 'Marcar entrevista',
  score: 'Dar notas',
  scoreTitle: (nome: string) => `Notas da entrevista: ${nome}`,
  scoreHelp: 'De 1 (não atende) a 5 (supera). Você vê as notas dos outros depois de dar as suas.',
  scoreSent:
    'As suas notas foram enviadas e você já vê as dos outros. Um engano ainda se corrige: diga por quê, e a nota enviada primeiro continua ao lado da nova.',
  send: 'Enviar notas',
  correct: 'Corrigir notas',
  reason: 'Motivo da correção',
  reasonMissing: 'Motivo da correção é obrigatório',
  notInterviewer: 'Só os entrevistadores dão notas.',
  scoreFailed: 'Não foi possível carregar os critérios.',
  remarkLabel: 'Observação',
  remark: (criterio: string) => `Observação: ${criterio}`,
  saved: 'Notas registradas.',
  missing: 'Dê ao menos uma nota.',
} as const
