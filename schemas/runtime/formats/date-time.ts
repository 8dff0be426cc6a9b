import { isDay, toIsoDay } from './parts/calendar.ts'
import type { Format } from './parts/format.ts'

const ZONE = 'America/Sao_Paulo'
const STORED = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
/** Local date and time without offset: typed text, and values of `<input type="datetime-local">`. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?$/
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function validate(text: string): boolean {
  const [, year, month, day] = STORED.exec(text) ?? []
  return isDay(Number(year), Number(month), Number(day))
}

/** 'DD/MM/YYYY HH:mm' of an instant in São Paulo. */
function inBrazil(instant: number): string {
  return clock.format(instant).replace(',', '')
}

/** UTC offset of São Paulo at an instant, in minutes: −180 today. */
function offsetAt(instant: number): number {
  const shown = Date.parse(`${toIsoDay(inBrazil(instant)).replace(' ', 'T')}Z`)
  return Math.round((shown - instant) / 60_000)
}

/** Offset '-03:00' of a local time; computed twice, because the first guess takes the local time for UTC. */
function zoneOf(local: string): string {
  const asUtc = Date.parse(`${local}Z`)
  const minutes = offsetAt(asUtc - offsetAt(asUtc) * 60_000)
  const hours = String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${hours}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`
}

function normalise(text: string): string {
  const typed = toIsoDay(text.trim())
  const match = LOCAL.exec(typed)
  if (!match)
    return typed.replace(
      /^(\d{4}-\d{2}-\d{2})[t ](\d.*)$/i,
      (_, day: string, rest: string) => `${day}T${rest.toUpperCase()}`,
    )
  const local = `${match[1]}T${match[2]?.padStart(5, '0')}${match[3] ?? ':00'}`
  return validate(`${local}Z`) ? local + zoneOf(local) : typed
}

/** Instant, stored as RFC 3339 with offset; displayed 'DD/MM/YYYY HH:mm' in São Paulo time. A text without offset is read as São Paulo time. */
const dateTime: Format = {
  name: 'date-time',
  validate,
  normalise,
  display: (text) => (validate(text) ? inBrazil(Date.parse(text)) : text),
  mask: '##/##/#### ##:##',
  message: 'Data e hora inválidas',
  inputMode: 'numeric',
  examples: {
    valid: ['2026-03-10T12:00:00Z', '2026-03-10T09:30:00-03:00', '2026-03-10T12:00:00.123Z'],
    invalid: [
      '2026-02-30T12:00:00Z',
      '2026-03-10T24:00:00Z',
      '2026-03-10T12:60:00Z',
      '1899-12-31T12:00:00Z',
      '2026-03-10',
      'agora',
    ],
  },
}

export default dateTime
