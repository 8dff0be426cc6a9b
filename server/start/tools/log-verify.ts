import { readEnv } from '#server/env.ts'
import { verifyChain } from '#server/platform/security/chain.ts'
import { securityKeys } from '#server/platform/security/key.ts'
import { secretsOf } from '#server/platform/session/session-secret.ts'
import { withDatabase } from './with-database.ts'

const WHY = { falta: 'foi removida', alterada: 'foi alterada', fim: 'foi removida do fim' }

/** `npm run log:verify`: verifies that no line of the security log was removed or changed; else exits with code 1. */
await withDatabase(async ({ pool }) => {
  const { lines, broken } = await verifyChain(pool, securityKeys(secretsOf(readEnv())))
  const count = lines.toLocaleString('pt-BR')
  if (!broken) return console.log(`Registro de segurança: ${count} linha(s) conferida(s), nenhuma falta.`)
  console.error(`Registro de segurança: ${count} linha(s) conferem; a linha ${broken.ordem} ${WHY[broken.why]}.`)
  process.exitCode = 1
})
