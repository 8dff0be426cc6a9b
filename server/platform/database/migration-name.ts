/** What the name of a migration's file says. */
export interface MigrationName {
  /** 31 of `0031_nome.sql`; 20261122154453 of `20261122154453_nome.sql`, a time in UTC */
  numero: number
  nome: string
}

/** Largest number of a migration; a larger one is a time. */
const LAST_NUMBER = 9999

/** Reads a file's name; undefined when it has neither form, or its digits are no time. */
export function parseMigrationName(file: string): MigrationName | undefined {
  const [, digits, nome] = /^(\d{4}|[1-9]\d{13})_([\w-]+)\.sql$/.exec(file) ?? []
  if (!digits || !nome) return undefined
  const numero = Number(digits)
  const isSaid = digits.length === 4 || stampOf(timeOf(numero)) === digits
  return isSaid ? { numero, nome } : undefined
}

/** The file's name with its extension. */
export const migrationFile = ({ numero, nome }: MigrationName): string =>
  `${String(numero).padStart(4, '0')}_${nome}.sql`

/** Whether it is named by time, not by number. */
export const isTimed = ({ numero }: MigrationName): boolean => numero > LAST_NUMBER

/** The order of application: numbers, then times; of one time by name. For `sort`. */
export const compareMigrations = (a: MigrationName, b: MigrationName): number =>
  a.numero - b.numero || (a.nome < b.nome ? -1 : Number(a.nome > b.nome))

/**
 * Names a new migration by the clock, to the second.
 * @param present the migrations there are: the new one comes after all of them, also when the clock is behind or another was made in this second
 */
export function nameByTime(nome: string, present: MigrationName[], now: Date): MigrationName {
  const newest = Math.max(0, ...present.filter(isTimed).map(({ numero }) => timeOf(numero).getTime() + 1000))
  return { numero: Number(stampOf(new Date(Math.max(now.getTime(), newest)))), nome }
}

/** 2026-11-22T15:44:53Z → '20261122154453'; '' of no date. */
const stampOf = (time: Date): string =>
  Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 19).replace(/\D/g, '')

const timeOf = (numero: number): Date =>
  new Date(String(numero).replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z'))
