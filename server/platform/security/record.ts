import type { SecurityEvent } from '#schemas/runtime/shown/security.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** One line of the security log. It names users by their code: a person who is erased leaves no name behind. */
export interface SecurityEntry {
  evento: SecurityEvent
  /** absent: it concerns no company, or all of the user's */
  empresaId?: number
  usuarioId?: number
  candidatoId?: number
  /** hash of the session in which it was done: address and browser are its own */
  sessao?: string
  endereco?: string
  agente?: string
  /** no personal data */
  dados?: Record<string, unknown>
}

const INSERT =
  hot(`insert into registro_seguranca (evento, empresa_id, usuario_id, candidato_id, endereco, agente, dados)
select $1, $2, $3, $4, coalesce($5, s.endereco), coalesce($6, s.agente), $7::jsonb
from (values (1)) one(n) left join sessao s on s.token_hash = $8`)

/** Writes a line of the security log, in the caller's transaction: what is rolled back did not happen. The job `sela-registro` chains it. */
export async function recordSecurity(db: Db, entry: SecurityEntry): Promise<void> {
  const { evento, empresaId, usuarioId, candidatoId, sessao, endereco, agente, dados = {} } = entry
  await run(db, INSERT, [
    evento,
    empresaId ?? null,
    usuarioId ?? null,
    candidatoId ?? null,
    endereco ?? null,
    agente?.slice(0, 300) ?? null,
    JSON.stringify(dados),
    sessao ?? null,
  ])
}
