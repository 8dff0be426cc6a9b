import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Environments whose history places them in an establishment on a day — spec 3 §7. */
export async function ambientesDoEstabelecimento({ db, session }: Ctx, estabelecimentoId: number, dia: string) {
  const { rows } = await sql<{ id: number; nome: string }>`
    select a.id, a.nome
    from ambiente a
    cross join lateral (
      select h.estabelecimento_id, h.data_validade from ambiente_historico h
      where h.empresa_id = a.empresa_id and h.ambiente_id = a.id and h.data <= ${dia}::date
      order by h.data desc limit 1
    ) h
    where a.empresa_id = ${session.empresaId} and h.estabelecimento_id = ${estabelecimentoId}
      and (h.data_validade is null or h.data_validade >= ${dia}::date)
    order by a.nome`.execute(db)
  return rows
}
