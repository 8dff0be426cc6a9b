import type { SecurityEvent } from '#schemas/runtime/shown/security.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** One line of the security log. Users are named by id only, so that the erasure of a person leaves no name. */
export interface SecurityEntry {
  evento: SecurityEvent
  /** absent for events of no company or of all companies of the user */
  empresaId?: number
  usuarioId?: number
  candidatoId?: number
  /** hash of the session, from which address and browser are taken by default */
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

/** Writes a line of the security log in the caller's transaction: a rollback removes it. The job `sela-registro` chains it. */
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
