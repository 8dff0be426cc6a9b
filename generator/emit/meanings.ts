import type { Model } from '#schemas/load.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { meaningKey } from '#schemas/runtime/shown/chart-colours.ts'
import type { Tone } from '#schemas/runtime/written/basics.ts'
import { keyText, makeOutput, type Output } from './output.ts'

/** Precedence of tones: 'Aprovada' is success for a solicitacao, but only a step of a plan. */
const TELLING: Tone[] = ['error', 'success', 'warning', 'info', 'neutral']

/**
 * schemas/generated/meanings.ts: tones of states, closed lists and chips by title, for chart colours.
 * Where definitions disagree on a title, the tone with the highest precedence wins.
 */
export function emitMeanings({ entities }: Model): Output {
  const found = new Map<string, Set<Tone>>()
  const add = (title: string, tone: Tone | undefined) => {
    if (tone) found.set(meaningKey(title), (found.get(meaningKey(title)) ?? new Set()).add(tone))
  }
  for (const { fields, workflows = [], summary } of entities.values()) {
    for (const { options = [], hint } of leafFields(fields))
      for (const { value, title } of options) add(title, hint.tones?.[String(value)])
    for (const { states } of workflows) for (const { title, tone } of states) add(title, tone)
    for (const chip of summary?.chips ?? []) if (typeof chip !== 'string') add(chip.title, chip.tone)
  }
  const lines = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, tones]) => `  ${keyText(word)}: '${TELLING.find((tone) => tones.has(tone))}',`)
  return makeOutput(
    'schemas/generated/meanings.ts',
    "import type { Tone } from '#schemas/runtime/written/basics.ts'",
    [
      '/** What words mean in pictures, as `meaningKey` writes them. */',
      'export const meanings: Readonly<Record<string, Tone>> = {',
      ...lines,
      '}',
    ].join('\n'),
  )
}
