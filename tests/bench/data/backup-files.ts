import { randomBytes } from 'node:crypto'
import { readEnv } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { FileService } from '#server/platform/files/service.ts'
import { storeFrom } from '#server/platform/files/store-from.ts'
import { withDatabase } from '#server/start/tools/with-database.ts'

/** Puts MEGABYTES of files of 5 MB, which nothing can compress, beside those of company 1. */
const FILE = 5 * 1024 * 1024

await withDatabase<DB>(async ({ pool }) => {
  const files = new FileService(pool, storeFrom(readEnv()))
  const count = (Number(process.env.MEGABYTES) * 1024 * 1024) / FILE
  for (let i = 0; i < count; i++) {
    const info = { nome: `anexo-${i}.pdf`, tipo: 'application/pdf' }
    await files.keep({ empresaId: 1, usuarioId: 1 }, info, randomBytes(FILE))
  }
})
