import { migrate } from '#server/database/migrate.ts'
import { withDatabase } from '#server/database/with-database.ts'
import { sayLosses } from '#server/startup-messages.ts'

await withDatabase(async ({ pool, where }) => {
  const applied = await migrate(pool)
  for (const { numero, nome } of applied) console.log(`Aplicada: ${String(numero).padStart(4, '0')}_${nome}`)
  sayLosses(applied)
  console.log(
    applied.length > 0 ? `${applied.length} migração(ões) aplicada(s) em ${where}.` : `Nada a aplicar em ${where}.`,
  )
})
