import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { copyForSession } from '#server/features/copy/for-session.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { asUser } from './user-session.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run copy -- --empresa N --usuario LOGIN [--arquivo ARQUIVO]
  Cópia anônima dos cadastros da empresa, para "npm run seed -- --copia ARQUIVO" em um banco vazio
  --arquivo  onde gravar (padrão: copia-anonima-EMPRESA-DATA.json.gz)`

await withDatabase<DB>(async (database) => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { empresa: text, usuario: text, arquivo: text } })
  const { empresa = '', usuario, arquivo } = values
  if (!usuario || !/^\d{1,9}$/.test(empresa)) throw new StartupError(usage)
  try {
    await asUser(database, { usuario, empresaId: Number(empresa) }, async (deps, session) => {
      const tell = async (done: number, total: number) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${done} de ${total} registros`)
      }
      const made = await copyForSession({ ...deps, now: () => new Date() }, session, tell)
      const path = arquivo ?? made.nome
      writeFileSync(path, made.bytes)
      console.log(`${path}: ${made.registros.toLocaleString('pt-BR')} registros, sem dados de pessoas.`)
    })
  } catch (error) {
    throw error instanceof DomainError ? new StartupError(error.message) : error
  }
})
