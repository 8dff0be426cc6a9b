/** Holidays of a year. Pure: used by server and browser. */

/** Scope of a holiday: national, of a state, a city, a company, or one of its establishments. */
export type HolidayKind = 'NACIONAL' | 'ESTADUAL' | 'MUNICIPAL' | 'EMPRESA' | 'ESTABELECIMENTO'

/** One holiday as a rule: exactly one of `dia`, `data` and `pascoa` says when. */
export interface HolidayRule {
  nome: string
  tipo: HolidayKind
  /** 'MM-DD' of every year; 29/02 in leap years only */
  dia?: string
  /** first year of `dia` */
  desde?: number
  /** the one day, 'YYYY-MM-DD' */
  data?: string
  /** days after Easter Sunday; before it when negative */
  pascoa?: number
  /** a bridge day or ponto facultativo: a working day unless the company decides otherwise */
  facultativo?: boolean
}

/** Offsets in days from Easter Sunday, by the code used in `geral/feriado`. */
export const MOVABLE = {
  CARNAVAL_SEGUNDA: -48,
  CARNAVAL: -47,
  CINZAS: -46,
  SEXTA_SANTA: -2,
  PASCOA: 0,
  CORPUS_CHRISTI: 60,
} as const

/**
 * National holidays. Lei 662/1949 as amended by Lei 10.607/2002 (fixed days), Lei 6.802/1980 (12/10), Lei 14.759/2023
 * (20/11, from 2024 on) and Good Friday. Carnival (Monday and Tuesday) and Corpus Christi are no national holidays but
 * pontos facultativos; where a state or city makes one a holiday, `geral/feriado` has a row for it. Ash Wednesday is a
 * half day and counts as a working day.
 */
export const NATIONAL: readonly HolidayRule[] = [
  { nome: 'Confraternização Universal', tipo: 'NACIONAL', dia: '01-01' },
  { nome: 'Carnaval', tipo: 'NACIONAL', pascoa: MOVABLE.CARNAVAL_SEGUNDA, facultativo: true },
  { nome: 'Carnaval', tipo: 'NACIONAL', pascoa: MOVABLE.CARNAVAL, facultativo: true },
  { nome: 'Sexta-feira Santa', tipo: 'NACIONAL', pascoa: MOVABLE.SEXTA_SANTA },
  { nome: 'Tiradentes', tipo: 'NACIONAL', dia: '04-21' },
  { nome: 'Dia do Trabalho', tipo: 'NACIONAL', dia: '05-01' },
  { nome: 'Corpus Christi', tipo: 'NACIONAL', pascoa: MOVABLE.CORPUS_CHRISTI, facultativo: true },
  { nome: 'Independência do Brasil', tipo: 'NACIONAL', dia: '09-07' },
  { nome: 'Nossa Senhora Aparecida', tipo: 'NACIONAL', dia: '10-12' },
  { nome: 'Finados', tipo: 'NACIONAL', dia: '11-02' },
  { nome: 'Proclamação da República', tipo: 'NACIONAL', dia: '11-15' },
  { nome: 'Dia Nacional de Zumbi e da Consciência Negra', tipo: 'NACIONAL', dia: '11-20', desde: 2024 },
  { nome: 'Natal', tipo: 'NACIONAL', dia: '12-25' },
]

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher): 2026 → '2026-04-05'. */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return dayText(year, Math.floor(days / 31), (days % 31) + 1)
}

/** 'YYYY-MM-DD'; a day beyond the end of the month overflows into the next. */
function dayText(year: number, month: number, day: number): string {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.toISOString().slice(0, 10)
}

/** The day a rule falls on in a year; undefined in years without it. */
export function dayOf({ dia, desde, data, pascoa }: HolidayRule, year: number): string | undefined {
  if (data !== undefined) return Number(data.slice(0, 4)) === year ? data : undefined
  if (pascoa !== undefined) {
    const [, month = 1, day = 1] = easterOf(year).split('-').map(Number)
    return dayText(year, month, day + pascoa)
  }
  if (dia === undefined || year < (desde ?? year)) return undefined
  const day = `${String(year).padStart(4, '0')}-${dia}`
  const [month = 1, date = 1] = dia.split('-').map(Number)
  return dayText(year, month, date) === day ? day : undefined
}
