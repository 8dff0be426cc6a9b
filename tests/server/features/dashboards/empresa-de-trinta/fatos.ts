import type { Area, Faixa } from './empresa-de-trinta.ts'

/** What else happened in the company of thirty people. */

/** What was invoiced in a month, by the whole company. */
export const FATURAMENTO: [mes: string, valor: number][] = [
  ['2025-01', 292_000],
  ['2025-02', 305_000],
  ['2025-03', 244_000],
]

export const CURSOS = { Segurança: '8:00', Atendimento: '4:00' }

/** Classes: the day on which they begin, who takes part, and who passed. */
export interface Turma {
  curso: keyof typeof CURSOS
  dia: string
  realizada: boolean
  quem: string[]
  aprovados?: string[]
  custo?: number
}

export const TURMAS: Turma[] = [
  // a week before Davi goes over to another area, three weeks before Elisa leaves
  {
    ...{ curso: 'Segurança', dia: '2025-03-10', realizada: true },
    ...{ quem: ['Davi Dias', 'Elisa Esteves'], aprovados: ['Davi Dias'], custo: 400 },
  },
  {
    ...{ curso: 'Segurança', dia: '2025-05-12', realizada: true, custo: 500 },
    quem: ['Ana Alves', 'Bruno Braga', 'Carla Costa', 'Xênia Xavier', 'João Jardim'],
    aprovados: ['Ana Alves', 'Bruno Braga', 'Carla Costa'],
  },
  {
    ...{ curso: 'Atendimento', dia: '2025-06-09', realizada: true, custo: 300 },
    quem: ['Luís Lima', 'Marta Moraes', 'Queila Quadros'],
    aprovados: ['Luís Lima', 'Marta Moraes', 'Queila Quadros'],
  },
  // was planned and has not taken place
  { curso: 'Segurança', dia: '2025-06-20', realizada: false, quem: ['Hugo Horta'] },
]

/** Accidents; without days lost it hurt nobody. */
export const ACIDENTES: [quem: string, instante: string, diasPerdidos?: number][] = [
  // the last working day on which Davi is in Corte
  ['Davi Dias', '2025-03-14T15:00:00-03:00', 3],
  ['Alan Abreu', '2025-03-20T09:00:00-03:00', 2],
  ['Luís Lima', '2025-03-06T10:00:00-03:00'],
]

export type MotivoDaVaga = 'Aumento de quadro' | 'Substituição'

export interface Solicitacao {
  /** no two of one day */
  data: string
  motivo: MotivoDaVaga
  area: Area
  faixa: Faixa
  quantidade: number
  status: 'A' | 'I'
  preenchidas?: number
  encerrada?: string
  cancelada?: boolean
}

export const SOLICITACOES: Solicitacao[] = [
  // 30 and 14 days
  {
    ...{ data: '2024-08-05', motivo: 'Aumento de quadro', area: 'comercial', faixa: 'V1', quantidade: 2, status: 'A' },
    ...{ preenchidas: 2, encerrada: '2024-09-04' },
  },
  {
    ...{ data: '2024-11-04', motivo: 'Substituição', area: 'loja', faixa: 'V1', quantidade: 1, status: 'A' },
    ...{ preenchidas: 1, encerrada: '2024-11-18' },
  },
  {
    ...{ data: '2025-03-10', motivo: 'Aumento de quadro', area: 'montagem', faixa: 'O1', quantidade: 3, status: 'A' },
    preenchidas: 1,
  },
  // neither counts
  {
    ...{ data: '2025-05-05', motivo: 'Substituição', area: 'corte', faixa: 'O1', quantidade: 4, status: 'A' },
    cancelada: true,
  },
  { data: '2026-06-01', motivo: 'Substituição', area: 'loja', faixa: 'V1', quantidade: 1, status: 'I' },
]

/** Steps of the company's selections, in their order. */
export const ETAPAS = ['Prova: triagem', 'Prova: entrevista', 'Prova: proposta'] as const
export type Etapa = (typeof ETAPAS)[number]

/** Who was in the selection of which request: from where he came, the step he stands at, the farthest one before, and whether he was hired. */
export interface Candidatura {
  quem: string
  origem?: 'Prova: indicação' | 'Prova: site'
  vaga: string
  etapa: Etapa
  chegou?: Etapa
  contratado?: true
}

const [TRIAGEM, ENTREVISTA, PROPOSTA] = ETAPAS

// biome-ignore format: a table
export const CANDIDATURAS: Candidatura[] = [
  { quem: 'Candidata A', origem: 'Prova: indicação', vaga: '2024-08-05', etapa: PROPOSTA, contratado: true },
  { quem: 'Candidato B', origem: 'Prova: site',      vaga: '2024-08-05', etapa: ENTREVISTA, contratado: true },
  // was put back from the last step
  { quem: 'Candidato C', origem: 'Prova: site',      vaga: '2024-08-05', etapa: ENTREVISTA, chegou: PROPOSTA },
  { quem: 'Candidata D', origem: 'Prova: indicação', vaga: '2024-11-04', etapa: PROPOSTA, contratado: true },
  // nobody knows from where
  { quem: 'Candidata E',                             vaga: '2024-11-04', etapa: TRIAGEM },
  // takes part once more: one person, two selections
  { quem: 'Candidata A', origem: 'Prova: indicação', vaga: '2025-03-10', etapa: TRIAGEM },
  { quem: 'Candidato F', origem: 'Prova: site',      vaga: '2025-03-10', etapa: PROPOSTA, contratado: true },
  { quem: 'Candidato G', origem: 'Prova: site',      vaga: '2025-03-10', etapa: ENTREVISTA },
  // of a request that was cancelled
  { quem: 'Candidata H', origem: 'Prova: indicação', vaga: '2025-05-05', etapa: PROPOSTA, contratado: true },
]

/** A cycle of November 2025: where somebody was, what came out, and whether the one evaluation asked for was answered. */
export const AVALIADOS: {
  quem: string
  area: Area
  desempenho?: number
  potencial?: number
  resultado?: number
  respondida: boolean
}[] = [
  { quem: 'Ana Alves', area: 'corte', desempenho: 80, potencial: 70, resultado: 75, respondida: true },
  { quem: 'Bruno Braga', area: 'corte', desempenho: 60, potencial: 50, resultado: 55, respondida: true },
  { quem: 'Carla Costa', area: 'corte', desempenho: 40, potencial: 20, resultado: 30, respondida: false },
  { quem: 'Gabriela Gomes', area: 'montagem', desempenho: 90, potencial: 80, resultado: 85, respondida: true },
  { quem: 'Luís Lima', area: 'comercial', desempenho: 50, potencial: 40, resultado: 45, respondida: true },
  { quem: 'Marta Moraes', area: 'comercial', desempenho: 70, respondida: false },
]

/** What the cycle came to in each competence: where somebody was, what was required and, where it was judged, what he reached. */
// biome-ignore format: a table
export const NIVEIS: [quem: string, area: Area, competencia: string, exigido: number, obtido?: number][] = [
  ['Ana Alves',      'corte',     'Precisão',   4, 3.5],
  ['Bruno Braga',    'corte',     'Precisão',   3, 2],
  ['Carla Costa',    'corte',     'Precisão',   3, 1],
  ['Gabriela Gomes', 'montagem',  'Precisão',   4, 4],
  ['Ana Alves',      'corte',     'Segurança',  3, 3],
  ['Bruno Braga',    'corte',     'Segurança',  3, 3.5],
  ['Carla Costa',    'corte',     'Segurança',  3],
  ['Gabriela Gomes', 'montagem',  'Segurança',  3, 2],
  // too few to be told of
  ['Luís Lima',      'comercial', 'Negociação', 3, 2],
  ['Marta Moraes',   'comercial', 'Negociação', 3, 3],
]

/** The calibration moves Luís from the middle box to the one on its right. */
export const CALIBRADO = { quem: 'Luís Lima', de: 5, para: 6 }

/** Objectives of 2025: R is a draft, X cancelled, E of the company, A of Corte, T of Ana. */
export const OBJETIVOS: [titulo: string, nivel: 'E' | 'A' | 'T', situacao: 'R' | 'A' | 'C' | 'X', progresso: number][] =
  [
    ['Crescer', 'E', 'A', 60],
    ['Cortar melhor', 'A', 'C', 100],
    ['Aprender', 'T', 'A', 20],
    ['Talvez', 'E', 'R', 0],
    ['Nunca', 'E', 'X', 90],
  ]

/** Years of birth. */
export const GERACOES: [nome: string, de: number, ate: number][] = [
  ['Do meio do século', 1946, 1964],
  ['Geração X', 1965, 1980],
  ['Geração Y', 1981, 1996],
  ['Geração Z', 1997, 2012],
]

export interface Formacao {
  quem: string
  tipo: 'TECNICO' | 'GRADUACAO' | 'ESPECIALIZACAO' | 'MESTRADO' | 'DOUTORADO' | 'POS_DOUTORADO'
  /** month in which it was completed; nothing: nobody wrote it down */
  em?: string
  situacao?: 'EM_ANDAMENTO' | 'INCOMPLETO'
}

// biome-ignore format: a table
export const FORMACOES: Formacao[] = [
  { quem: 'Ana Alves',      tipo: 'TECNICO',        em: '2005-12' },
  { quem: 'Ana Alves',      tipo: 'GRADUACAO',      em: '2010-06' },
  // counts on every day
  { quem: 'Bruno Braga',    tipo: 'TECNICO' },
  { quem: 'Carla Costa',    tipo: 'GRADUACAO',      em: '2025-06' },
  // neither was completed
  { quem: 'Davi Dias',      tipo: 'GRADUACAO',      situacao: 'EM_ANDAMENTO' },
  { quem: 'Hugo Horta',     tipo: 'GRADUACAO',      em: '2019-12', situacao: 'INCOMPLETO' },
  // until she leaves
  { quem: 'Elisa Esteves',  tipo: 'GRADUACAO',      em: '1995-12' },
  { quem: 'Gabriela Gomes', tipo: 'GRADUACAO',      em: '2001-12' },
  { quem: 'Gabriela Gomes', tipo: 'ESPECIALIZACAO', em: '2025-12' },
  // the highest, not the latest
  { quem: 'Luís Lima',      tipo: 'MESTRADO',       em: '2005-12' },
  { quem: 'Luís Lima',      tipo: 'ESPECIALIZACAO', em: '2008-12' },
  { quem: 'Tiago Teles',    tipo: 'DOUTORADO',      em: '2015-07' },
  { quem: 'Tiago Teles',    tipo: 'POS_DOUTORADO',  em: '2026-07' },
  { quem: 'Úrsula Uchoa',   tipo: 'GRADUACAO',      em: '2013-12' },
  // a partner, and one who is not confirmed
  { quem: 'Wagner Weiss',   tipo: 'MESTRADO',       em: '1985-12' },
  { quem: 'Dora Duarte',    tipo: 'MESTRADO',       em: '2020-12' },
]
