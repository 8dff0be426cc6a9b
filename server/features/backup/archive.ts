import { pipeline } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import type { FileStore } from '#server/platform/files/store.ts'
import { writeEntry } from './container.ts'
import type { Manifest, TableSum } from './format.ts'
import { copyRows, migrationsOf, PLAIN_TEXT, Sum, sequencesOf, tablesOf } from './tables.ts'

export interface ArchiveOptions {
  store: Pick<FileStore, 'get'>
  /** the server's secret, where the backup includes it */
  segredo?: string
  /** receives bytes done and total; may throw to cancel */
  progress?(done: number, total: number): Promise<void>
}

/** Hashes per query. */
const BATCH = 1000

/** Bytes of tables and contents: the upper limit of a backup's size, for rows are compressed. */
export const SIZE = `select (select coalesce(sum(pg_table_size(c.oid)), 0)::bigint from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')) as tabelas,
  (select coalesce(sum(tamanho), 0)::bigint from (select distinct on (sha256) tamanho from arquivo order by sha256) a) as arquivos`

/**
 * Streams everything of the installation in one snapshot: migrations, the server's secret, tables, contents of files, and at last the manifest. Holds
 * one file at a time in memory.
 * @param client a connection in a transaction (repeatable read)
 * @param told receives the manifest at the end
 */
export async function* archiveOf(
  client: pg.ClientBase,
  { store, segredo, progress }: ArchiveOptions,
  told: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  await client.query(PLAIN_TEXT)
  const { rows } = await client.query<{ tabelas: number; arquivos: number }>(SIZE)
  const total = (rows[0]?.tabelas ?? 0) + (rows[0]?.arquivos ?? 0)
  let done = 0
  const pass = async (bytes: number): Promise<void> => {
    done += bytes
    await progress?.(Math.min(done, total), total)
  }
  yield* writeEntry({ tipo: 'inicio', migracoes: await migrationsOf(client) })
  if (segredo !== undefined) yield* writeEntry({ tipo: 'segredo' }, [Buffer.from(segredo)])
  const tabelas: TableSum[] = []
  for (const table of await tablesOf(client)) {
    const sum = new Sum()
    const counted = watched(sum.pass(copyRows(client, table)), pass)
    yield* writeEntry({ tipo: 'tabela', nome: table.nome, colunas: table.colunas }, compressed(counted))
    tabelas.push(sum.of(table.nome))
  }
  const arquivos = { quantidade: 0, bytes: 0 }
  const ausentes: string[] = []
  for await (const sha256 of contentsOf(client)) {
    const bytes = await store.get(sha256)
    if (!bytes) {
      ausentes.push(sha256)
      continue
    }
    yield* writeEntry({ tipo: 'arquivo', sha256 }, [bytes])
    arquivos.quantidade += 1
    arquivos.bytes += bytes.length
    await pass(bytes.length)
  }
  const manifest: Manifest = { tipo: 'fim', tabelas, sequencias: await sequencesOf(client), arquivos, ausentes }
  yield* writeEntry(manifest)
  told(manifest)
}

/** Hashes of all contents that files refer to, each once. */
async function* contentsOf(client: pg.ClientBase): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ sha256: string }>(
      'select distinct sha256 from arquivo where sha256 > $1 order by sha256 limit $2',
      [last, BATCH],
    )
    for (const { sha256 } of rows) yield sha256
    const final = rows.at(-1)
    if (!final) return
    last = final.sha256
  }
}

async function* watched(source: AsyncIterable<Buffer>, pass: (bytes: number) => Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    await pass(chunk.length)
    yield chunk
  }
}

/** Compresses with gzip level 1: to about a third of the text. */
function compressed(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 })
  // an error of the source surfaces in the stream that is read
  pipeline(source, gzip, () => undefined)
  return gzip
}
