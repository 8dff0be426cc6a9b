const patterns: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, '[CPF]'],
  [/\b[A-Z\d]{2}\.?[A-Z\d]{3}\.?[A-Z\d]{3}\/[A-Z\d]{4}-?\d{2}\b/g, '[CNPJ]'],
  [/\b\d{14}\b/g, '[CNPJ]'],
  [/\(?\b\d{2}\)?[ -]?9?\d{4}-?\d{4}\b/g, '[telefone]'],
]

/** Replaces personal data in a text: e-mail addresses, CPFs, CNPJs, telephone numbers. */
export const withoutPersonal = (text: string): string =>
  patterns.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)

/** The path of an address without query and hash: search terms and filters may hold personal data. */
export const pathOnly = (address: string): string => address.split(/[?#]/)[0] ?? ''
