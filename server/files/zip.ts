import { promisify } from 'node:util'
import { inflateRaw, type ZlibOptions } from 'node:zlib'

const inflate = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw)

/** One entry of a ZIP archive, as its list of entries has it. */
export interface ZipEntry {
  name: string
  /** bytes it says it has when unpacked */
  size: number
  packed: number
  deflated: boolean
  /** where its own header stands */
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** The end record stands within the last bytes: 22 of its own and a remark of at most 64 KB. */
const END_WITHIN = 22 + 0xffff

/** The entries of an archive; undefined when their list cannot be read (also of the kind that holds more than 4 GB). */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = endOf(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const found: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let number = 0; number < count; number++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined
    const nameLength = bytes.readUInt16LE(at + 28)
    found.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      deflated: bytes.readUInt16LE(at + 10) !== 0,
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return found
}

function endOf(bytes: Buffer): number | undefined {
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - END_WITHIN; at--)
    if (bytes.readUInt32LE(at) === END) return at
  return undefined
}

/** The content of an entry; undefined when it is damaged or larger than `most` bytes, whatever the list says. */
export async function unzip(
  bytes: Buffer,
  { offset, packed, deflated }: ZipEntry,
  most: number,
): Promise<Buffer | undefined> {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) return undefined
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(start, start + packed)
  if (!deflated) return content.length > most ? undefined : content
  return inflate(content, { maxOutputLength: Math.max(most, 1) }).catch(() => undefined)
}

/** An office file unpacks to some times its size; what unpacks to more than this was made to fill somebody's memory. */
const MOST_UNPACKED = 100 * 1024 ** 2

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK'

/** Can an archive be opened without filling anybody's memory? Its list of entries may lie: they are unpacked to see. */
export async function opensHarmlessly(bytes: Buffer): Promise<boolean> {
  const entries = zipEntries(bytes)
  if (!entries || entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) return false
  let left = MOST_UNPACKED
  for (const entry of entries) {
    const content = await unzip(bytes, entry, left)
    if (!content) return false
    left -= content.length
  }
  return true
}
