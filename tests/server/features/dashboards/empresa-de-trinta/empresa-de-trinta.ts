/** Thirty people of a company of its own, from July 2024 to June 2026. Every expected number in the tests beside it is counted from these tables by hand. */

export type Area = 'diretoria' | 'fabrica' | 'corte' | 'montagem' | 'comercial' | 'loja' | 'administracao'
export type Faixa = 'O1' | 'O2' | 'L1' | 'V1' | 'V2' | 'A1' | 'A2' | 'G1'
export type Motivo = 'Sem justa causa' | 'Pedido' | 'Fim do contrato' | 'Aposentadoria'

/** People of `loja` work in the branch, all others in the head office. */
export const AREAS: Record<Area, { nome: string; acima?: Area }> = {
  diretoria: { nome: 'Diretoria' },
  fabrica: { nome: 'Fábrica', acima: 'diretoria' },
  corte: { nome: 'Corte', acima: 'fabrica' },
  montagem: { nome: 'Montagem', acima: 'fabrica' },
  comercial: { nome: 'Comercial', acima: 'diretoria' },
  loja: { nome: 'Loja', acima: 'comercial' },
  administracao: { nome: 'Administração', acima: 'diretoria' },
}

/** Position, and what the band pays from a day on. */
export const FAIXAS: Record<Faixa, { cargo: string; paga: [data: string, valor: number][] }> = {
  O1: {
    cargo: 'Operador',
    paga: [
      ['1990-01-01', 2000],
      ['2025-05-01', 2200],
    ],
  },
  O2: {
    cargo: 'Operador',
    paga: [
      ['1990-01-01', 2500],
      ['2025-05-01', 2750],
    ],
  },
  L1: { cargo: 'Líder', paga: [['1990-01-01', 4000]] },
  V1: { cargo: 'Vendedor', paga: [['1990-01-01', 1800]] },
  V2: { cargo: 'Vendedor', paga: [['1990-01-01', 2400]] },
  A1: { cargo: 'Analista', paga: [['1990-01-01', 3000]] },
  A2: { cargo: 'Analista', paga: [['1990-01-01', 3600]] },
  G1: { cargo: 'Gerente', paga: [['1990-01-01', 9000]] },
}

/** Whether a dismissal for this reason counts in the turnover. */
export const MOTIVOS: Record<Motivo, boolean> = {
  'Sem justa causa': true,
  Pedido: true,
  'Fim do contrato': false,
  Aposentadoria: false,
}

/** From a day on: where, in which band, for how much (`faixa`: what the band pays on each day), and why. */
export type Linha = [data: string, area: Area, faixa: Faixa, salario: number | 'faixa', motivo?: string]

export interface Contrato {
  nome: string
  sexo: 'F' | 'M'
  nasceu: string
  /** the first row is the admission */
  linhas: Linha[]
  /** E unless said */
  vinculo?: 'A' | 'S' | 'T' | 'O'
  /** with a disability, or (6) rehabilitated */
  deficiencia?: string
  saiu?: [dia: string, motivo: Motivo]
  /** cancelled, or not confirmed */
  situacao?: 'C' | 'G'
}

const p = (nome: string, sexo: 'F' | 'M', nasceu: string, linhas: Linha[], more: Partial<Contrato> = {}): Contrato => ({
  ...{ nome, sexo, nasceu, linhas, ...more },
})
const saiu = (dia: string, motivo: Motivo): Pick<Contrato, 'saiu'> => ({ saiu: [dia, motivo] })

// biome-ignore format: a table
export const CONTRATOS: Contrato[] = [
  // Corte
  p('Ana Alves',        'F', '1985-03-10', [['2010-02-01', 'corte', 'L1', 4000]]),
  p('Bruno Braga',      'M', '1992-07-20', [['2018-05-02', 'corte', 'O2', 2500], ['2025-05-01', 'corte', 'O2', 2750, 'DISSIDIO']]),
  // another band of the same position: horizontal
  p('Carla Costa',      'F', '1999-11-05', [['2022-03-01', 'corte', 'O1', 2000], ['2025-02-01', 'corte', 'O2', 2500, 'PROMOCAO']]),
  // goes over to another area in mid-month
  p('Davi Dias',        'M', '2001-01-31', [['2023-08-01', 'corte', 'O1', 2000], ['2025-03-17', 'montagem', 'O1', 2000, 'TRANSFERENCIA']]),
  // leaves on the last day of a month: is there on that day
  p('Elisa Esteves',    'F', '1970-06-30', [['2001-06-01', 'corte', 'O2', 2600]], saiu('2025-03-31', 'Pedido')),
  p('Fábio Faria',      'M', '1988-12-12', [['2019-01-07', 'corte', 'O1', 2100]], { deficiencia: '1' }),
  // comes on the first day of a month: is there when it begins and an admission of it; is paid what the band pays
  p('Xênia Xavier',     'F', '1993-03-03', [['2024-07-01', 'corte', 'O1', 'faixa']]),
  // Montagem
  p('Gabriela Gomes',   'F', '1978-04-04', [['2005-04-04', 'montagem', 'L1', 4200]]),
  p('Hugo Horta',       'M', '1995-09-09', [['2020-09-01', 'montagem', 'O2', 2500], ['2025-05-01', 'montagem', 'O2', 2750, 'DISSIDIO']]),
  // leaves, and is hired again: two contracts of one person; the second one is an admission, and no promotion
  p('Iara Inácio',      'F', '2000-02-29', [['2021-07-01', 'montagem', 'O1', 2000]], saiu('2024-10-15', 'Sem justa causa')),
  p('Iara Inácio',      'F', '2000-02-29', [['2025-02-03', 'montagem', 'O1', 2100]]),
  // another position: vertical
  p('João Jardim',      'M', '1983-05-25', [['2012-08-13', 'montagem', 'O2', 2700], ['2026-01-01', 'montagem', 'L1', 4000, 'PROMOCAO']]),
  // an apprentice whose reason does not count
  p('Karen Klein',      'F', '2006-08-15', [['2024-02-01', 'montagem', 'O1', 1000]], { vinculo: 'A', ...saiu('2025-12-19', 'Fim do contrato') }),
  p('Alan Abreu',       'M', '1986-06-16', [['2025-01-02', 'montagem', 'O1', 2000], ['2025-05-01', 'montagem', 'O1', 2200, 'DISSIDIO']]),
  // Comercial
  p('Luís Lima',        'M', '1975-10-10', [['2008-10-01', 'comercial', 'V2', 3000]]),
  p('Marta Moraes',     'F', '1990-01-01', [['2016-03-14', 'comercial', 'V2', 2400]]),
  p('Nilo Nunes',       'M', '1997-06-06', [['2023-01-09', 'comercial', 'V1', 1800], ['2025-09-01', 'comercial', 'V2', 2400, 'MERITO']]),
  // leaves on the last day of a month for a reason that does not count
  p('Olga Ortiz',       'F', '1960-12-31', [['1995-01-02', 'comercial', 'V2', 2800]], { deficiencia: '4', ...saiu('2026-02-28', 'Aposentadoria') }),
  // comes and goes within a month, on its last day
  p('Yuri Yamada',      'M', '1989-09-19', [['2024-09-02', 'comercial', 'V1', 1800]], saiu('2024-09-30', 'Sem justa causa')),
  // Loja
  p('Paulo Pires',      'M', '1994-02-02', [['2022-11-01', 'loja', 'V1', 1800]], saiu('2026-05-29', 'Sem justa causa')),
  p('Queila Quadros',   'F', '1998-08-08', [['2023-05-02', 'loja', 'V1', 1900]], { deficiencia: '6' }),
  // an intern who leaves on the first day of a month: is there when it begins
  p('Rui Ramos',        'M', '2003-03-03', [['2024-03-01', 'loja', 'V1', 900]], { vinculo: 'S', ...saiu('2025-09-01', 'Fim do contrato') }),
  // another position in another area: a vertical promotion of the new one
  p('Sara Souza',       'F', '1987-07-07', [['2017-07-03', 'loja', 'V2', 2500], ['2025-07-01', 'administracao', 'A1', 3100, 'PROMOCAO']]),
  p('Zilda Zanetti',    'F', '1998-12-25', [['2024-11-18', 'loja', 'V1', 1800]], { vinculo: 'T', ...saiu('2025-01-10', 'Fim do contrato') }),
  p('Bia Bueno',        'F', '2004-04-24', [['2026-04-01', 'loja', 'V1', 1800]]),
  // Administração
  p('Tiago Teles',      'M', '1980-11-11', [['2011-11-01', 'administracao', 'A2', 4500]]),
  p('Úrsula Uchoa',     'F', '1991-05-05', [['2019-05-06', 'administracao', 'A2', 3600]]),
  p('Vítor Vaz',        'M', '1996-04-01', [['2021-10-04', 'administracao', 'A1', 3000], ['2024-11-01', 'administracao', 'A2', 3600, 'ENQUADRAMENTO']], { deficiencia: '2' }),
  // who never counts: a partner, one who was cancelled, one who is not confirmed
  p('Wagner Weiss',     'M', '1955-05-05', [['2000-01-03', 'diretoria', 'G1', 20000]], { vinculo: 'O' }),
  p('Caio Campos',      'M', '1999-09-29', [['2025-10-01', 'corte', 'O1', 2200]], { situacao: 'C' }),
  p('Dora Duarte',      'F', '1995-05-15', [['2026-06-01', 'corte', 'O1', 2200]], { situacao: 'G' }),
]

/** Absences: from and to (nothing: still), with hours where they are of a day. `férias` and `elogio` do not count. */
export interface Ausencia {
  quem: string
  tipo: 'doença' | 'férias' | 'falta' | 'elogio'
  de: string
  ate?: string
  horas?: [string, string]
}

// biome-ignore format: a table
export const AUSENCIAS: Ausencia[] = [
  // Monday to Friday: until Tuesday after he had left
  { quem: 'Iara Inácio',    tipo: 'doença', de: '2024-10-14', ate: '2024-10-18' },
  // over the end of a month, and of a year, and a holiday: Monday to Friday, Wednesday is New Year
  { quem: 'Queila Quadros', tipo: 'doença', de: '2024-12-30', ate: '2025-01-03' },
  // over a transfer: Thursday and Friday in Corte, Monday and Tuesday in Montagem
  { quem: 'Davi Dias',      tipo: 'doença', de: '2025-03-13', ate: '2025-03-18' },
  // Wednesday on, without an end: until she left on Monday
  { quem: 'Elisa Esteves',  tipo: 'doença', de: '2025-03-26' },
  // over the end of a month: Thursday, Friday, Monday; Tuesday, Wednesday
  { quem: 'Bruno Braga',    tipo: 'doença', de: '2025-03-27', ate: '2025-04-02' },
  { quem: 'Marta Moraes',   tipo: 'férias', de: '2025-04-07', ate: '2025-04-16' },
  { quem: 'Wagner Weiss',   tipo: 'doença', de: '2025-04-07', ate: '2025-04-11' },
  // two hours and seven of one day: a day
  { quem: 'Nilo Nunes',     tipo: 'falta',  de: '2025-04-10', horas: ['08:00', '10:00'] },
  { quem: 'Nilo Nunes',     tipo: 'falta',  de: '2025-04-10', horas: ['11:00', '18:00'] },
  // Thursday to Tuesday: Good Friday, a weekend and Tiradentes between
  { quem: 'Hugo Horta',     tipo: 'falta',  de: '2025-04-17', ate: '2025-04-22' },
  { quem: 'Ana Alves',      tipo: 'elogio', de: '2025-04-24' },
]
