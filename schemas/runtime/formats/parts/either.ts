import type { Format } from './format.ts'

/**
 * A format that accepts what any of several formats accepts, for example CNPJ or CPF; the stored text decides which
 * one.
 * Masks are sorted by length, one per length, of the earlier format: an input cannot tell two kinds of 14 digits apart.
 * Normalises with the first format that accepts its own result, else with the first one.
 */
export function eitherOf(name: string, message: string, choices: [Format, ...Format[]]): Format {
  const accepting = (text: string) => choices.find((choice) => choice.validate(text))
  const normalised = (text: string) => choices.map((choice) => choice.normalise?.(text) ?? text)
  return {
    name,
    validate: (text) => accepting(text) !== undefined,
    normalise: (text) => normalised(text).find((form) => accepting(form)) ?? normalised(text)[0] ?? text,
    display: (text) => accepting(text)?.display?.(text) ?? text,
    mask: masksOf(choices),
    message,
    examples: {
      valid: choices.flatMap((choice) => choice.examples.valid),
      invalid: choices.flatMap((choice) => choice.examples.invalid).filter((text) => !accepting(text)),
    },
  }
}

function masksOf(choices: Format[]): string[] {
  const masks = choices.flatMap((choice) => choice.mask ?? [])
  return masks
    .filter((mask, index) => masks.findIndex((earlier) => earlier.length === mask.length) === index)
    .sort((a, b) => a.length - b.length)
}
