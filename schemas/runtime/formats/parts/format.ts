/**
 * A text format of the product, named by `format` in a schema: one definition for the form, the API, the import and the reports.
 * Pure functions over text; they never throw and know neither field nor entity.
 */
export interface Format {
  /** Name used in `format` of a schema; also the name of the file. */
  name: string
  /** True when the *stored* text is valid: canonical, without mask. Receives the value after {@link normalise}. */
  validate(text: string): boolean
  /**
   * The canonical stored form of typed or imported text: mask removed, case corrected. Idempotent.
   * Unrecognised text only loses its mask, and is then rejected by {@link validate}.
   */
  normalise?(text: string): string
  /** Formats a stored text for display: '52998224725' → '529.982.247-25'. Invalid text is returned unchanged. */
  display?(text: string): string
  /** Input mask in the notation of maska (`#` digit, `*` letter or digit); several, shortest first, when the length varies. */
  mask?: string | string[]
  /** Portuguese error message as worded in the specification; may contain `{label}`. */
  message: string
  /** Virtual keyboard on mobile devices. */
  inputMode?: 'numeric' | 'email' | 'tel' | 'url'
  /** Length of an all-digit number: numeric spreadsheet cells are padded with leading zeros to it. */
  digits?: number
  /** Stored samples: generated tests and test records take `valid`; `invalid` stay invalid after {@link normalise}. */
  examples: { valid: string[]; invalid: string[] }
}
