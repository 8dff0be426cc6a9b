import { formats } from '#schemas/runtime/formats/formats.ts'

/** Recipients of one e-mail at most, as on the server (server/domain/captacao/anuncio/envio.ts). */
export const MOST = 50

/** Splits a text into addresses: 'Ana <ana@a.com>; bia@b.com' or one per line. Invalid parts are kept, to be marked. */
export const addressesIn = (text: string): string[] =>
  text.split(/[,;\r\n\t]+/).flatMap((part) => {
    const named = /<([^<>]*)>\s*$/.exec(part)
    return (named?.[1] ?? part).trim().split(/\s+/).filter(Boolean)
  })

/** Removes duplicates, ignoring case. */
export const uniqueAddresses = (addresses: string[]): string[] => {
  const small = addresses.map((each) => each.toLowerCase())
  return addresses.filter((_each, index) => small.indexOf(small[index] ?? '') === index)
}

export const isEmail = (text: string): boolean => formats.email?.validate(text) === true
