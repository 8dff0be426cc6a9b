/** First and last year a date of the product may have. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2200

/** True when the day exists: isDay(2028, 2, 29) but not isDay(2026, 2, 30). Months count from 1. */
export function isDay(year: number, month: number, day: number): boolean {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12)) return false
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const BRAZILIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/

/** Turns the day a text starts with from 'DD/MM/YYYY' into 'YYYY-MM-DD'; the rest of the text stays. */
export function toIsoDay(text: string): string {
  return text.replace(BRAZILIAN_DAY, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
}
