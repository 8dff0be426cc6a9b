import { migrate } from '#server/platform/database/migrate.ts'
import { migrationFile } from '#server/platform/database/migration-name.ts'
import { sayMigrations } from '#server/start/startup-messages.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ asOwner, where }) => {
  const applied = await asOwner(migrate)
  for (const migration of applied) console.log(`Aplicada: ${migrationFile(migration)}`)
  sayMigrations(applied)
  console.log(
    applied.length > 0 ? `${applied.length} migração(ões) aplicada(s) em ${where}.` : `Nada a aplicar em ${where}.`,
  )
})
