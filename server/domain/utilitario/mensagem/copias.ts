import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { apresentada, COLUNAS } from './caixas.ts'

/** Counts of a box after a change of one of its messages. */
export interface Contagem {
  tipo: string
  naoLidas: number
  total: number
}

const LIDA = hot(`update usuario_mensagem set lida = $4, lida_em = case when $4 then coalesce(lida_em, now()) end
where empresa_id = $1 and usuario_id = $2 and id = $3 and removida_em is null returning tipo`)

const REMOVIDA = hot(`update usuario_mensagem set removida_em = now()
where empresa_id = $1 and usuario_id = $2 and id = $3 and removida_em is null returning tipo`)

const CONTAGEM = hot(`select count(*) as total, count(*) filter (where not lida) as "naoLidas" from usuario_mensagem
where empresa_id = $1 and usuario_id = $2 and tipo = $3 and removida_em is null`)

/** Marks the user's own copy as read or unread. @throws DomainError 404 for another's copy, or one of another company */
export const marcaLida = (ctx: Ctx, id: number, lida: boolean): Promise<Contagem> => mudaCopia(ctx, LIDA, id, [lida])

/** Removes the user's own copy of a message; other users keep theirs. */
export const removeCopia = (ctx: Ctx, id: number): Promise<Contagem> => mudaCopia(ctx, REMOVIDA, id, [])

async function mudaCopia({ db, session }: Ctx, text: string, id: number, more: unknown[]): Promise<Contagem> {
  const own = [session.empresaId, session.usuario.id]
  const [changed] = await run<{ tipo: string }>(db, text, [...own, id, ...more])
  if (!changed) return fail('NAO_ENCONTRADO')
  const [counted] = await run<Omit<Contagem, 'tipo'>>(db, CONTAGEM, [...own, changed.tipo])
  return { tipo: changed.tipo, naoLidas: counted?.naoLidas ?? 0, total: counted?.total ?? 0 }
}

export interface Pagina {
  offset: number
  limit: number
  /** filter: read or unread messages */
  lida?: boolean
}

/** All messages of a box, newest first, paged. */
export async function mensagensDaCaixa(
  { db, session }: Ctx,
  tipo: string,
  { offset, limit, lida }: Pagina,
): Promise<{ rows: MensagemDoUsuario[]; total: number }> {
  const own = [session.empresaId, session.usuario.id, tipo, lida ?? null]
  const where = `c.empresa_id = $1 and c.usuario_id = $2 and c.tipo = $3 and c.removida_em is null and ($4::boolean is null or c.lida = $4)`
  const rows = await run<MensagemDoUsuario>(
    db,
    hot(`select ${COLUNAS} from usuario_mensagem c join mensagem m on m.empresa_id = c.empresa_id and m.id = c.mensagem_id
    where ${where} order by c.data desc, c.id desc offset $5 limit $6`),
    [...own, offset, limit],
  )
  const [counted] = await run<{ total: number }>(
    db,
    hot(`select count(*) as total from usuario_mensagem c where ${where}`),
    own,
  )
  return { rows: rows.map(apresentada), total: counted?.total ?? 0 }
}
