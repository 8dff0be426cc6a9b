import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** One file of an archive. */
export interface UnzippedFile {
  name: string
  content: Buffer
}

/**
 * The files of a ZIP archive, one after the other.
 * @param wanted filter by name; other entries are not unpacked
 * @param most limit of the unpacked bytes of all entries together
 * @throws Error when the archive is damaged, encrypted, larger than `most`, or an entry's size differs from the entry list
 */
export async function* filesInZip(
  bytes: Buffer,
  most: number,
  wanted: (name: string) => boolean = () => true,
): AsyncGenerator<UnzippedFile> {
  const archive = await fromBufferPromise(bytes)
  let left = most
  for await (const entry of archive.eachEntry()) {
    if (!wanted(entry.fileName)) continue
    left -= entry.uncompressedSize
    if (left < 0) throw new Error('archive unpacks to too much')
    // the stream fails when the content's size differs from the list
    yield { name: entry.fileName, content: await buffer(await archive.openReadStreamPromise(entry)) }
  }
}

/** Limit of unpacked bytes: above it an office file counts as a zip bomb. */
const MOST_UNPACKED = 100 * 1024 ** 2

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK'

/** Whether an archive unpacks within MOST_UNPACKED. Sizes in its entry list may be false, so the entries are unpacked. */
export async function opensHarmlessly(bytes: Buffer): Promise<boolean> {
  try {
    for await (const file of filesInZip(bytes, MOST_UNPACKED)) void file
    return true
  } catch {
    return false
  }
}
