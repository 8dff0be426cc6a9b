// Does one thing to a collection and says so: hands a sheet in with its mark and waits before the commit, or after it; empties the urn; closes it.
import { sql } from 'kysely'
import { closeCollection } from '#server/features/anonimato/close.ts'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { emptyUrn } from '#server/features/anonimato/empty.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { createKysely, createPool } from '#server/platform/database/pool.ts'
import { Secrets } from '#server/platform/session/secrets.ts'

const pool = createPool(JSON.parse(process.env.CONNECTION ?? ''), 2)
const db = createKysely<DB>(pool)
const urn = new Secrets('segredo-somente-para-os-testes-0001')
const key = JSON.parse(process.env.COLLECTION ?? '') as CollectionKey
const forEver = () => new Promise<void>((resolve) => setTimeout(resolve, 600_000))
const work = process.argv[2]

if (work === 'empty') await emptyUrn(db, urn, key)
else if (work === 'close') await db.transaction().execute((tx) => closeCollection(tx, urn, key, '2026-11-26'))
else {
  await db.transaction().execute(async (tx) => {
    await sql`insert into teste_marca (pesquisa, pessoa) values (${key.registroId}, 1)`.execute(tx)
    await depositSheet(tx, urn, key, { atributos: {}, respostas: { nota: 1 } }, { entidade: 'teste/pessoa', id: 1 })
    if (work === 'before commit') {
      console.log('pronto')
      await forEver()
    }
  })
  console.log('pronto')
  await forEver()
}
console.log('pronto')
await pool.end()
