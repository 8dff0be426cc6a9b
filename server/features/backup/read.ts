import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { decryptFrames, type Key, openBackupKey } from './cipher.ts'
import { Bytes, type ReadEntry, readEntries } from './container.ts'
import {
  type Beginning,
  type Header,
  LONGEST_HEADER,
  MAGIC,
  type Manifest,
  refuseFile,
  type TableSum,
} from './format.ts'
import { Sum } from './tables.ts'

/** A backup with its key. Each call of `entries` reads from the beginning. */
export interface OpenBackup {
  header: Header
  entries(): AsyncGenerator<ReadEntry>
}

/** First and last entry of a completely verified backup. */
export interface Checked {
  inicio: Beginning
  fim: Manifest
}

/** Reads the first bytes of a backup. @throws DomainError BACKUP_ALHEIO, BACKUP_CORTADO, BACKUP_DANIFICADO */
export async function readHeader(path: string): Promise<Header> {
  const stream = createReadStream(path, { end: MAGIC.length + 4 + LONGEST_HEADER })
  try {
    return (await headerOf(new Bytes(stream))).header
  } finally {
    stream.destroy()
  }
}

/**
 * Opens a backup: unwraps its key here; content is authenticated as it is read.
 * @throws DomainError BACKUP_ALHEIO, BACKUP_SENHA, BACKUP_CHAVE, BACKUP_PEDE_SENHA, BACKUP_PEDE_CHAVE, BACKUP_CORTADO, BACKUP_DANIFICADO
 */
export async function openBackup(path: string, key: Key): Promise<OpenBackup> {
  const header = await readHeader(path)
  const chave = await openBackupKey(header.protecao, key)
  return {
    header,
    async *entries() {
      const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
      try {
        const bytes = new Bytes(stream)
        const { raw } = await headerOf(bytes)
        yield* readEntries(new Bytes(decryptFrames(bytes, chave, raw)))
      } finally {
        stream.destroy()
      }
    },
  }
}

async function headerOf(bytes: Bytes): Promise<{ header: Header; raw: Buffer }> {
  const magic = await bytes.read(MAGIC.length)
  if (!magic?.equals(MAGIC)) refuseFile('BACKUP_ALHEIO')
  const size = (await bytes.read(4))?.readUInt32BE() ?? refuseFile('BACKUP_CORTADO')
  if (size > LONGEST_HEADER) refuseFile('BACKUP_DANIFICADO')
  const raw = (await bytes.read(size)) ?? refuseFile('BACKUP_CORTADO')
  try {
    const header = JSON.parse(raw.toString()) as Header
    if (header.produto === 'prumo-rh' && ['senha', 'chave-publica'].includes(header.protecao.tipo))
      return { header, raw }
  } catch {
    // reported below
  }
  return refuseFile('BACKUP_DANIFICADO')
}

/** The uncompressed rows of a table, as COPY reads them. */
export function rowsOf(entry: ReadEntry): Readable {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  // an error of the source surfaces in the stream that is read
  pipeline(entry.content(), gunzip, () => undefined)
  return gunzip
}

/**
 * Verifies a whole backup before any of it is used: all frames are authentic, none is missing, tables and contents match the manifest.
 * @throws DomainError BACKUP_CORTADO, BACKUP_DANIFICADO
 */
export async function checkBackup(backup: OpenBackup, progress?: (bytes: number) => Promise<void>): Promise<Checked> {
  let inicio: Beginning | undefined
  let fim: Manifest | undefined
  const tabelas: TableSum[] = []
  const arquivos = { quantidade: 0, bytes: 0 }
  for await (const read of backup.entries()) {
    const { entry } = read
    if (entry.tipo === 'inicio') inicio = entry
    if (entry.tipo === 'fim') fim = entry
    if (entry.tipo === 'tabela') tabelas.push(await sumOf(read, entry.nome, progress))
    if (entry.tipo === 'arquivo') {
      arquivos.quantidade += 1
      arquivos.bytes += (await contentOf(read, entry.sha256)).length
      await progress?.(arquivos.bytes)
    }
  }
  const same = JSON.stringify([tabelas, arquivos]) === JSON.stringify([fim?.tabelas, fim?.arquivos])
  return inicio && fim && same ? { inicio, fim } : refuseFile('BACKUP_DANIFICADO')
}

async function sumOf(read: ReadEntry, nome: string, progress?: (bytes: number) => Promise<void>): Promise<TableSum> {
  const sum = new Sum()
  for await (const _chunk of sum.pass(rowsOf(read))) await progress?.(0)
  return sum.of(nome)
}

/** Reads the content of a file and verifies its hash. @throws DomainError BACKUP_DANIFICADO */
export async function contentOf({ content }: ReadEntry, sha256: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content()) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : refuseFile('BACKUP_DANIFICADO')
}
