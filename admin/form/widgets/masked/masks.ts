import type { MaskInputOptions } from 'maska'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Format } from '#schemas/runtime/formats/parts/format.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The format a text field is typed in: its own, or the one its widget is named after. */
export function formatOf(field: Field): Format | undefined {
  return formats[field.format ?? ''] ?? formats[FORMAT_OF_WIDGET[field.hint.widget ?? ''] ?? field.hint.widget ?? '']
}

const FORMAT_OF_WIDGET: Record<string, string> = { data: 'date', 'data-hora': 'date-time' }

/** How maska shapes the typing of a field; undefined when anything may be typed. */
export function maskOf(field: Field): MaskInputOptions | undefined {
  if (formatOf(field)?.name === 'horas') return { mask: hoursMask }
  const mask = field.hint.mask ?? formatOf(field)?.mask
  return mask === undefined ? undefined : { mask: within(mask, field.schema.maxLength), tokens: TOKENS }
}

/** Letters are written in capitals: the documents of Brazil know no small ones. */
const TOKENS: MaskInputOptions['tokens'] = {
  '*': { pattern: /[a-zA-Z0-9]/, transform: (letter) => letter.toUpperCase() },
}

/** Of several masks, those that a limit of the stored length allows. */
function within(mask: string | string[], maxLength = Number.POSITIVE_INFINITY): string | string[] {
  if (typeof mask === 'string') return mask
  const fitting = mask.filter((one) => one.replace(/[^#*@]/g, '').length <= maxLength)
  return fitting.length > 0 ? fitting : mask
}

/** Hours that may pass 24: the last two of three or more digits are minutes (spec 1 §5.13, at most ten characters). */
function hoursMask(typed: string): string {
  const digits = typed.replace(/\D/g, '').length
  return digits < 3 ? '##' : `${'#'.repeat(Math.min(digits, 9) - 2)}:##`
}
