import type { Demo } from '../collection.ts'

/** A cycle of the demo: its kind, number of participants, and state. */
export interface CicloDaDemo extends Demo<'avaliacao/avaliacao-desempenho'> {
  titulo: string
  dataFim: string
  situacao: 'P' | 'L' | 'B' | 'E' | 'U'
  gente: number
  /** development plans follow from its results */
  pdi?: true
}

const NOMINAL = { tipo: '1.0', formato: '0', abrangencia: '360', anonima: false } as const
const ANONIMA = { ...NOMINAL, anonima: true, minimoRespostas: 3 } as const
const DUAS_PARTES = { permiteAutoAvaliacao: true, avaliarCompetenciasCargo: true, avaliarSomenteCompetencias: false }

/** Cycles in every state, 90 to 360 degrees, nominal and anonymous, of both types, with competences alone; one per year covers the whole company. */
export const CICLOS: CicloDaDemo[] = [
  {
    ...{ titulo: 'Ciclo de Desempenho 2024', dataIni: '2024-10-01', dataFim: '2024-11-29', situacao: 'U', gente: 20 },
    ...{ ...NOMINAL, ...DUAS_PARTES },
  },
  {
    ...{ titulo: 'Competências 2025', dataIni: '2025-03-03', dataFim: '2025-03-28', situacao: 'U', gente: 12 },
    ...{ ...NOMINAL, ...DUAS_PARTES, abrangencia: '180', avaliarSomenteCompetencias: true },
  },
  {
    ...{ titulo: 'Avaliação 360° Anônima 2025', dataIni: '2025-05-05', dataFim: '2025-06-06', situacao: 'U', gente: 8 },
    ...{ ...ANONIMA, ...DUAS_PARTES },
  },
  {
    ...{ titulo: 'Avaliação pelos Gestores 2025', dataIni: '2025-08-04', dataFim: '2025-08-29', situacao: 'E' },
    ...{ ...NOMINAL, ...DUAS_PARTES, abrangencia: '90', permiteAutoAvaliacao: false, tipo: '2.0', formato: '1' },
    gente: 12,
  },
  {
    ...{ titulo: 'Ciclo de Desempenho 2025', dataIni: '2025-10-01', dataFim: '2025-11-28', situacao: 'E', gente: 20 },
    ...{ ...NOMINAL, ...DUAS_PARTES, pdi: true },
  },
  {
    ...{ titulo: 'Avaliação 360° Anônima 2026', dataIni: '2026-05-04', dataFim: '2026-06-05', situacao: 'E', gente: 8 },
    ...{ ...ANONIMA, ...DUAS_PARTES, tipo: '2.0' },
  },
  {
    ...{ titulo: 'Avaliação 180° 2026', dataIni: '2026-10-01', dataFim: '2027-01-29', situacao: 'L', gente: 10 },
    ...{ ...NOMINAL, ...DUAS_PARTES, abrangencia: '180', tipo: '2.0' },
  },
  {
    ...{ titulo: 'Avaliação 360° Anônima 2027', dataIni: '2026-10-13', dataFim: '2027-01-29', situacao: 'B', gente: 6 },
    ...{ ...ANONIMA, ...DUAS_PARTES },
  },
  {
    ...{ titulo: 'Ciclo de Desempenho 2026', dataIni: '2026-11-02', dataFim: '2026-12-18', situacao: 'P', gente: 20 },
    ...{ ...NOMINAL, ...DUAS_PARTES },
  },
]

export const isFechado = ({ situacao }: Pick<CicloDaDemo, 'situacao'>): boolean => situacao === 'E' || situacao === 'U'
