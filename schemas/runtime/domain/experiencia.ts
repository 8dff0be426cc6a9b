import { shiftDay } from '../dates.ts'

/** The day on which the evaluation of an experience period is due: the day of admission is the first (2026-03-02 and 45 days: 2026-04-15). */
export const vencimentoDaExperiencia = (admissao: string, dias: number): string => shiftDay(admissao, dias - 1)

/** Ordinal number of a day of employment; the admission is day 1. */
export const diasDeExperiencia = (admissao: string, dia: string): number =>
  Math.round((Date.parse(`${dia}T00:00:00Z`) - Date.parse(`${admissao}T00:00:00Z`)) / 86_400_000) + 1

/** Default days of notice before the due date. */
export const DIAS_DE_AVISO = 10

/** Performance ranges for counts; upper bounds are inclusive (25.00 counts in the first). */
export const FAIXAS_DE_PERFORMANCE = [
  { nome: '0 a 25%', ate: 25 },
  { nome: 'Acima de 25 até 50%', ate: 50 },
  { nome: 'Acima de 50 até 75%', ate: 75 },
  { nome: 'Acima de 75 até 100%', ate: 100 },
] as const

/** Index of the range of a performance, from 0. */
export const faixaDaPerformance = (performance: number): number =>
  FAIXAS_DE_PERFORMANCE.findIndex(({ ate }) => performance <= ate)
