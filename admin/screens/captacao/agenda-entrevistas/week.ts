import { displayInstant } from '#schemas/runtime/dates.ts'

export interface Compromisso {
  id: number
  inicio: string
  duracao: number
  candidato?: { id: number; nome?: string }
  local?: string
  link?: string
  entrevistadores?: { id: number; nome?: string }[]
  situacao: 'M' | 'R' | 'C' | 'N'
  media?: number
}

const DAY = 86_400_000
const plus = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => plus(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The seven days from a Monday on. */
export const daysFrom = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => plus(monday, index))

export const weekAfter = (monday: string, weeks: number): string => plus(monday, weeks * 7)

/** '10/03/2031 14:00' → day as in a list of days, and hour. */
export function placeInWeek({ inicio }: Compromisso): { day: string; hour: string } {
  const [date = '', hour = ''] = displayInstant(inicio).split(' ')
  return { day: date.split('/').reverse().join('-'), hour }
}

const names = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']

/** 'seg., 10/03' */
export const dayTitle = (day: string): string =>
  `${names[new Date(day).getUTCDay()]}, ${day.slice(8)}/${day.slice(5, 7)}`
