import type { TimelineKind } from '#server/platform/crud/define.ts'
import { mayRead } from '#server/platform/crud/list/choice.ts'
import { run } from '#server/platform/database/sql.ts'

/** Register of notices: the right to read it is the right to see delivered ones. */
const NOTICE = 'utilitario/aviso-automatico'

/** Delivered notices about the record, one line per occasion regardless of the number of recipients. */
export const notices: TimelineKind = {
  name: 'avisos',
  title: 'Avisos automáticos',
  rows(ctx, { id }, values) {
    const register = ctx.deps.model.entities.get(NOTICE)
    if (!register || !mayRead(ctx, register)) return undefined
    const about = `e.entidade = ${values.add(ctx.entity.path)} and e.registro_id = ${values.add(id)}`
    const own = `e.empresa_id = ${values.add(ctx.session.empresaId)} and e.situacao = 'ENVIADO'`
    return `select min(e.id) as id, max(e.encerrado_em) as data from aviso_envio e where ${about} and ${own} group by e.aviso_id, e.linha_id, e.ocasiao`
  },
  async tell({ db, session }, _record, ids) {
    const text = `select e.id, max(x.encerrado_em) as data, a.nome, count(*)::int as pessoas from aviso_envio e
      join aviso_automatico a on a.empresa_id = e.empresa_id and a.id = e.aviso_id
      join aviso_envio x on x.empresa_id = e.empresa_id and x.aviso_id = e.aviso_id and x.entidade = e.entidade
        and x.registro_id = e.registro_id and x.linha_id = e.linha_id and x.ocasiao = e.ocasiao and x.situacao = 'ENVIADO'
      where e.empresa_id = $1 and e.id = any($2::bigint[]) group by e.id, a.nome`
    const rows = await run<{ id: string; data: string; nome: string; pessoas: number }>(db, text, [
      session.empresaId,
      ids,
    ])
    return new Map(
      rows.map(({ id, data, nome, pessoas }) => [
        Number(id),
        { data, titulo: nome, texto: pessoas === 1 ? '1 destinatário' : `${pessoas} destinatários` },
      ]),
    )
  },
}
