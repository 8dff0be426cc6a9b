import { pipeline } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import type { FileStore } from '#server/platform/files/store.ts'
import { writeEntry } from './container.ts'
import type { Manifest, TableSum } from './format.ts'
import { copyRows, migrationsOf, PLAIN_TEXT, Sum, sequencesOf, tablesOf } from './tables.ts'

export interface ArchiveOptions {
  store: Pick<FileStore, 'get'>
  /** the server's secret, where the backup is to bring it */
  segredo?: string
  /** told how many bytes of how many were read; throws to stop */
  progress?(done: number, total: number): Promise<void>
}

/** Hashes read at once. */
const BATCH = 1000

/** Bytes of the tables' rows and of all contents: a backup is not larger, its rows are compressed. */
export const SIZE = `select (select coalesce(sum(pg_table_size(c.oid)), 0)::bigint from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')) as tabelas,
  (select coalesce(sum(tamanho), 0)::bigint from (select distinct on (sha256) tamanho from arquivo order by sha256) a) as arquivos`

/**
 * Everything the installation has, as it stood at one moment, as a stream: migrations, the server's secret, tables, contents of files, and at last what it
 * was. Nothing of it is held in memory but the file at hand.
 * @param client a connection whose transaction (repeatable read) sees that moment
 * @param told gets the manifest once it is known
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

/** The contents that files have, each once. */
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

/** Quick rather than small: a third of what rows are as text. */
function compressed(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 })
  // a failure of the source comes out of the stream that is read
  pipeline(source, gzip, () => undefined)
  return gzip
}
