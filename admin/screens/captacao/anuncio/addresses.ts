import { formats } from '#schemas/runtime/formats/formats.ts'

/** Recipients of one sending, as the server takes them (server/domain/captacao/anuncio/envio.ts). */
export const MOST = 50

/** The addresses of a text, however it separates them: 'Ana <ana@a.com>; bia@b.com' or one a line. What is none stays, to be seen. */
export const addressesIn = (text: string): string[] =>
  text.split(/[,;\r\n\t]+/).flatMap((part) => {
    const named = /<([^<>]*)>\s*$/.exec(part)
    return (named?.[1] ?? part).trim().split(/\s+/).filter(Boolean)
  })

/** Each once, whatever the case of its letters. */
export const uniqueAddresses = (addresses: string[]): string[] => {
  const small = addresses.map((each) => each.toLowerCase())
  return addresses.filter((_each, index) => small.indexOf(small[index] ?? '') === index)
}

export const isEmail = (text: string): boolean => formats.email?.validate(text) === true
