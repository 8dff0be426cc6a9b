import { sql } from 'kysely'
import { writeAudit } from '#server/crud/audit.ts'
import type { Ctx } from '#server/crud/define.ts'
import { readStored } from '#server/crud/read.ts'
import { fail } from '#server/errors.ts'
import { recusaMaior } from './maior.ts'

/** An open session as an administrator sees it. The id is a part of the hash of the token's hash: good for nothing else. */
export interface SessaoAberta {
  id: string
  empresa: string | null
  endereco: string | null
  criadaEm: string
  vistaEm: string
  /** the one that asks */
  atual: boolean
}

const chave = sql<string>`left(encode(sha256(s.token_hash::bytea), 'hex'), 20)`

/** Open sessions of a user the session may see, the last used first. */
export async function sessoesDe(ctx: Ctx, usuarioId: number): Promise<SessaoAberta[]> {
  await readStored(ctx, usuarioId)
  const { rows } = await sql<SessaoAberta>`
    select ${chave} as id, e.nome as empresa, s.endereco, s.criada_em as "criadaEm", s.vista_em as "vistaEm",
      s.token_hash = ${ctx.session.id} as atual
    from sessao s left join empresa e on e.id = s.empresa_id
    where s.usuario_id = ${usuarioId} and s.tipo = 'interna' and s.ociosa_em > now() and s.expira_em > now()
    order by s.vista_em desc limit 100`.execute(ctx.db)
  return rows
}

/** Ends one session, or all but the asking one. Only an equal ends sessions: to be thrown out again and again is to be locked out. */
export async function encerraSessoes(ctx: Ctx, usuarioId: number, id?: string): Promise<{ encerradas: number }> {
  await readStored(ctx, usuarioId)
  await recusaMaior(ctx, usuarioId)
  const { rows } = await sql<{ token_hash: string }>`
    delete from sessao s
    where s.usuario_id = ${usuarioId} and s.tipo = 'interna' and s.token_hash <> ${ctx.session.id}
      and (${id ?? null}::text is null or ${chave} = ${id ?? null})
    returning s.token_hash`.execute(ctx.db)
  if (rows.length === 0 && id !== undefined) fail('NAO_ENCONTRADO')
  if (rows.length > 0) await writeAudit(ctx, usuarioId, ctx.session.empresaId, 'encerra-sessoes', {})
  return { encerradas: rows.length }
}
