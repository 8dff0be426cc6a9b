import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** One file of an archive. */
export interface UnzippedFile {
  name: string
  content: Buffer
}

/**
 * The files of a ZIP archive, one after the other.
 * @param wanted by name; the others are not unpacked
 * @param most bytes that all of them may have together, unpacked
 * @throws Error when the archive is damaged, locked, larger, or not what its own list of entries says
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
    // a list that lies about a size is found out by the stream
    yield { name: entry.fileName, content: await buffer(await archive.openReadStreamPromise(entry)) }
  }
}

/** An office file unpacks to some times its size; what unpacks to more than this was made to fill somebody's memory. */
const MOST_UNPACKED = 100 * 1024 ** 2

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK'

/** Can an archive be opened without filling anybody's memory? Its list of entries may lie: they are unpacked to see. */
export async function opensHarmlessly(bytes: Buffer): Promise<boolean> {
  try {
    for await (const file of filesInZip(bytes, MOST_UNPACKED)) void file
    return true
  } catch {
    return false
  }
}
