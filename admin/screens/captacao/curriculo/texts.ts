/** The printed CV. */
export const impressaoTexts = {
  sections: 'O que imprimir',
  all: 'Marcar todas',
  none: 'Desmarcar todas',
  /** label of each section, by its flag */
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
    exibirObservacaoRH: 'Exibir Observação do RH',
    exibirHabilitacao: 'Exibir Habilitação',
    exibirOcr: 'Exibir Texto do Currículo',
    exibirCamposExtras: 'Exibir Campos Extras',
  },
  signatures: 'Assinaturas',
  showSignature: (n: number) => `Exibir Assinatura ${n}`,
  signature: (n: number) => `Assinatura ${n}`,
  print: 'Imprimir',
  file: (nome: string) => `Currículo de ${nome}.pdf`,
  requestFile: (id: number) => `Solicitação de pessoal ${id}.pdf`,
} as const

/** A CV that is a PDF or a picture, and the two screens about its text. */
export const leituraTexts = {
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
export const remocaoTexts = {
  checking: 'Verificando pendências',
  blocked: (n: number) =>
    n === 1
      ? '1 candidato tem pendências e não será excluído:'
      : `${n} candidatos têm pendências e não serão excluídos:`,
} as const
