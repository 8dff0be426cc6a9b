import type { TimelineKind } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { abbreviateMessage } from './abbreviate.ts'

/** Messages received by the session's user whose link leads to the record. */
export const messages: TimelineKind = {
  name: 'mensagens',
  title: 'Mensagens recebidas',
  rows({ entity, session }, { id }, values) {
    const links = values.add(entity.routes.flatMap((route) => [`/${route}/${id}`, `/${route}/${id}/ficha`]))
    const own = `um.usuario_id = ${values.add(session.usuario.id)} and um.empresa_id = ${values.add(session.empresaId)} and um.removida_em is null`
    return `select m.id, m.data from usuario_mensagem um join mensagem m on m.empresa_id = um.empresa_id and m.id = um.mensagem_id
      where ${own} and m.link = any(${links}::text[])`
  },
  async tell({ db, session }, _record, ids) {
    const text = 'select id, data, texto, remetente from mensagem where empresa_id = $1 and id = any($2::bigint[])'
    const rows = await run<{ id: string; data: string; texto: string; remetente: string | null }>(db, text, [
      session.empresaId,
      ids,
    ])
    return new Map(
      rows.map(({ id, data, texto, remetente }) => [
        Number(id),
        {
          data,
          titulo: 'Mensagem para você',
          texto: abbreviateMessage(texto),
          ...(remetente ? { por: remetente } : {}),
        },
      ]),
    )
  },
}
