import type { ByteReader } from './cipher.ts'
import { type Entry, refuseFile } from './format.ts'

/** Maximum bytes of one piece of an entry's content. */
const PIECE = 1024 * 1024
const LONGEST_HEAD = 64 * 1024 * 1024

/** Encodes a length as 4 bytes, big-endian. */
export function encodeLength(n: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}

/** Writes an entry: its JSON head, its content in pieces, then an empty piece. */
export async function* writeEntry(
  entry: Entry,
  content: Iterable<Buffer> | AsyncIterable<Buffer> = [],
): AsyncGenerator<Buffer> {
  const head = Buffer.from(JSON.stringify(entry))
  yield encodeLength(head.length)
  yield head
  for await (const chunk of content)
    for (let from = 0; from < chunk.length; from += PIECE) {
      const piece = chunk.subarray(from, from + PIECE)
      yield encodeLength(piece.length)
      yield piece
    }
  yield encodeLength(0)
}

/** An entry being read; the next one follows after its content. */
export interface ReadEntry {
  entry: Entry
  content(): AsyncGenerator<Buffer>
}

/** Yields the entries of a stream up to the entry 'fim'. @throws DomainError BACKUP_DANIFICADO */
export async function* readEntries(source: ByteReader): AsyncGenerator<ReadEntry> {
  for (let last = false; !last; ) {
    const entry = await readHead(source)
    last = entry.tipo === 'fim'
    let ended = false
    const content = async function* (): AsyncGenerator<Buffer> {
      while (!ended) {
        const size = (await take(source, 4)).readUInt32BE()
        if (size > PIECE) refuseFile('BACKUP_DANIFICADO')
        ended = size === 0
        if (!ended) yield await take(source, size)
      }
    }
    yield { entry, content }
    // skips content that was not read
    for await (const _piece of content());
  }
  if (await source.read(1)) refuseFile('BACKUP_DANIFICADO')
}

async function readHead(source: ByteReader): Promise<Entry> {
  const size = (await take(source, 4)).readUInt32BE()
  if (size > LONGEST_HEAD) refuseFile('BACKUP_DANIFICADO')
  const head = await take(source, size)
  try {
    return JSON.parse(head.toString()) as Entry
  } catch {
    return refuseFile('BACKUP_DANIFICADO')
  }
}

const take = async (source: ByteReader, size: number): Promise<Buffer> =>
  (await source.read(size)) ?? refuseFile('BACKUP_DANIFICADO')

/** Buffers a stream and returns its bytes in the requested lengths. */
export class Bytes implements ByteReader {
  private readonly source: AsyncIterator<Buffer>
  private waiting: Buffer[] = []
  private size = 0

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  async read(wanted: number): Promise<Buffer | undefined> {
    while (this.size < wanted) {
      const next = await this.source.next()
      if (next.done) return undefined
      this.waiting.push(next.value)
      this.size += next.value.length
    }
    const all = this.waiting.length === 1 ? (this.waiting[0] as Buffer) : Buffer.concat(this.waiting, this.size)
    const rest = all.subarray(wanted)
    this.waiting = rest.length > 0 ? [rest] : []
    this.size = rest.length
    return all.subarray(0, wanted)
  }
}
