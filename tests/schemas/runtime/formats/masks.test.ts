import { Mask } from 'maska'
import { describe, expect, it } from 'vitest'
import { formats } from '#schemas/runtime/formats/formats.ts'

/** Where the input's grouping differs from what is shown afterwards: service numbers, and CAEPF beside CNPJ of the same length. */
const grouped = new Set([
  'telefone 08007771234',
  ...(formats.caepf?.examples.valid ?? []).map((text) => `inscricao ${text}`),
])
const masked = Object.values(formats).filter((format) => format.mask !== undefined)

describe.each(masked)('the input mask of $name', (format) => {
  const mask = new Mask({ mask: format.mask })
  const normalise = (text: string) => format.normalise?.(text) ?? text

  it('lets every valid value through, typed bare or with its mask', () => {
    for (const text of format.examples.valid) {
      const shown = format.display?.(text) ?? text
      const bare = shown.replace(/[^0-9A-Z]/g, '')
      for (const typed of [shown, bare]) {
        expect(normalise(mask.masked(typed)), typed).toBe(normalise(shown))
        if (!grouped.has(`${format.name} ${text}`)) expect(mask.masked(typed)).toBe(shown)
      }
    }
  })
})
