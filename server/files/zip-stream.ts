import { crc32 } from 'node:zlib'

/** A file to be put into an archive; its content is asked for when its turn comes. */
export interface ZipFile {
  name: string
  content(): Promise<Buffer>
}

/** UTF-8 names. */
const FLAGS = 0x0800
const VERSION = 20

/** A ZIP archive, piece by piece: one file at a time is in memory. Nothing is packed: PDF and pictures are already. */
export async function* zipStream(files: Iterable<ZipFile>, when: Date): AsyncGenerator<Buffer> {
  const list: Buffer[] = []
  const stamp = stampOf(when)
  let offset = 0
  for (const { name, content } of files) {
    const bytes = await content()
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(FLAGS, 2)
    facts.writeUInt32LE(stamp, 6)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(VERSION, 4)
    facts.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    list.push(entry, title)
    offset += head.length + bytes.length
    yield head
    yield bytes
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(list.length / 2, 8)
  end.writeUInt16LE(list.length / 2, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  yield listed
  yield end
}

/** Date and time as the format has them: two seconds exact, from 1980 on. */
function stampOf(when: Date): number {
  const time = (when.getHours() << 11) | (when.getMinutes() << 5) | (when.getSeconds() >> 1)
  const date = ((Math.max(when.getFullYear(), 1980) - 1980) << 9) | ((when.getMonth() + 1) << 5) | when.getDate()
  return ((date << 16) | time) >>> 0
}
