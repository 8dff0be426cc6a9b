/** Time zone of all calendar days in the product. */
export const TIME_ZONE = 'America/Sao_Paulo'

/** 'YYYY-MM-DD' of an instant in a time zone; days in the product are in São Paulo time (spec: today). */
export function isoDay(instant: Date, timeZone = TIME_ZONE): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )
}

/** '2026-03-01' → '01/03/2026'; anything else unchanged. */
export function displayDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day
}

/** An ISO instant → 'dd/mm/aaaa hh:mm' in São Paulo. */
export function displayInstant(instant: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return new Intl.DateTimeFormat('pt-BR', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(date)
    .replace(',', '')
}

/** The day some days later, or earlier ('2026-03-01', -1 → '2026-02-28'). */
export function shiftDay(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Whole years between two days ('2000-02-29', '2026-02-28' → 25). */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5, 10) < from.slice(5, 10) ? years - 1 : years
}

/** The same day some months earlier, clamped to the end of a shorter month ('2026-03-31', 1 → '2026-02-28'). */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}
