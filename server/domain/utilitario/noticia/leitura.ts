import { INSTALLATION } from '#schemas/runtime/scope.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export interface NoticiaDoUsuario {
  id: number
  texto: string
  link?: string
  /** -1 urgent, 0 important: opened on the root page while unread (spec 1 §2.6) */
  criticidade: number
  data: string
  lida: boolean
}

/** Most news shown at the bell. */
const MAXIMO = 50

/** SQL condition: published on day $2 in company $3, or in all */
const PUBLICADA = `n.data <= $2::date and (n.data_fim is null or n.data_fim >= $2::date) and n.empresa_id in (${INSTALLATION}, $3)`

const NOTICIAS = hot(`select n.id, n.texto, n.link, coalesce(n.criticidade, 1) as criticidade, n.data,
  exists (select from noticia_leitura l where l.noticia_id = n.id and l.usuario_id = $1) as lida
from noticia n where ${PUBLICADA} order by n.data desc, n.id desc limit ${MAXIMO}`)

const LIDA = hot(`with achada as (
  select n.id from noticia n where n.id = $4 and ${PUBLICADA}
), marca as (
  insert into noticia_leitura (noticia_id, usuario_id, lida_em) select id, $1, now() from achada
  on conflict (noticia_id, usuario_id) do nothing
)
select id from achada`)

/** The published news, newest first. */
export async function noticiasDoUsuario({ db, session, context }: Ctx): Promise<NoticiaDoUsuario[]> {
  const rows = await run<NoticiaDoUsuario & { link: string | null }>(db, NOTICIAS, [
    session.usuario.id,
    context.hoje,
    session.empresaId,
  ])
  return rows.map(({ link, ...noticia }) => (link === null ? noticia : { ...noticia, link }))
}

/** Marks published news as read by the user. Idempotent. */
export async function leNoticia({ db, session, context }: Ctx, id: number): Promise<{ id: number; lida: true }> {
  const [found] = await run<{ id: number }>(db, LIDA, [session.usuario.id, context.hoje, session.empresaId, id])
  return found ? { id: found.id, lida: true } : fail('NAO_ENCONTRADO')
}
