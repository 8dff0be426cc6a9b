import { isUtf8 } from 'node:buffer'

/** Detects the character set of a text: spreadsheets and old programs still write Windows-1252. */
export const textCharset = (bytes: Buffer): 'utf-8' | 'windows-1252' => (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
