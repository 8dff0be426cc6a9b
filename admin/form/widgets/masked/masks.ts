import type { MaskInputOptions } from 'maska'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Format } from '#schemas/runtime/formats/parts/format.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** Returns the format of a text field: its schema's `format`, or the one its widget is named after. */
export function formatOf(field: Field): Format | undefined {
  return formats[field.format ?? ''] ?? formats[FORMAT_OF_WIDGET[field.hint.widget ?? ''] ?? field.hint.widget ?? '']
}

const FORMAT_OF_WIDGET: Record<string, string> = { data: 'date', 'data-hora': 'date-time' }

/** Returns maska's options for a field; undefined for free text. */
export function maskOf(field: Field): MaskInputOptions | undefined {
  if (formatOf(field)?.name === 'horas') return { mask: hoursMask }
  const mask = field.hint.mask ?? formatOf(field)?.mask
  return mask === undefined ? undefined : { mask: within(mask, field.schema.maxLength), tokens: TOKENS }
}

/** Letters are upper-cased: Brazilian documents have no lower-case ones. */
const TOKENS: MaskInputOptions['tokens'] = {
  '*': { pattern: /[a-zA-Z0-9]/, transform: (letter) => letter.toUpperCase() },
}

/** Of several masks, returns those that fit the maximum stored length. */
function within(mask: string | string[], maxLength = Number.POSITIVE_INFINITY): string | string[] {
  if (typeof mask === 'string') return mask
  const fitting = mask.filter((one) => one.replace(/[^#*@]/g, '').length <= maxLength)
  return fitting.length > 0 ? fitting : mask
}

/** Mask of hours that may exceed 24: the last two of three or more digits are minutes (spec 1 §5.13, at most ten characters). */
function hoursMask(typed: string): string {
  const digits = typed.replace(/\D/g, '').length
  return digits < 3 ? '##' : `${'#'.repeat(Math.min(digits, 9) - 2)}:##`
}
