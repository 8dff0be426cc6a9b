/**
 * A text format of the product, named by `format` in a schema: one definition for the form, the API, the import and the reports.
 * Pure functions over text; they never throw and know neither field nor entity.
 */
export interface Format {
  /** The word a schema writes in `format`, and the name of the file. */
  name: string
  /** True when the *stored* text is valid: canonical, without mask. Receives the value after {@link normalise}. */
  validate(text: string): boolean
  /**
   * The canonical stored form of what a person typed or a spreadsheet held: mask taken away, letters in the right case. Idempotent.
   * What it does not understand comes back unchanged but for the mask, and is then refused by {@link validate}.
   */
  normalise?(text: string): string
  /** How a stored text is shown: '52998224725' → '529.982.247-25'. A text that does not look valid comes back unchanged. */
  display?(text: string): string
  /** Input mask in the notation of maska (`#` digit, `*` letter or digit); several, shortest first, when the length varies. */
  mask?: string | string[]
  /** Portuguese message of a refused text, as the specification words it; may hold `{label}`. */
  message: string
  /** The keyboard a telephone shows. */
  inputMode?: 'numeric' | 'email' | 'tel' | 'url'
  /** Length of a stored number that is all digits: a spreadsheet's numeric cell is filled with zeros on the left up to it. */
  digits?: number
  /** Stored samples: generated tests and test records take `valid`; `invalid` stay invalid after {@link normalise}. */
  examples: { valid: string[]; invalid: string[] }
}
