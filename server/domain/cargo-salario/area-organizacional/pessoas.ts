import { sql } from 'kysely'
import type { Pessoa } from '#schemas/runtime/answers/positions/org-chart.ts'
import { gestoresDe, situacaoEmSql, trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

/** The visible talents of the company who work there on a day, each with his manager. */
export async function pessoasDoOrganograma(ctx: Ctx, dia: string): Promise<Pessoa[]> {
  const { empresaId } = ctx.session
  const { rows } = await sql<{
    id: number
    nome: string
    cargo: string | null
    area: string | null
    foto: string | null
  }>`
    with dia as (select ${dia}::date as em)
    select t.id::int as id, t.nome, c.nome as cargo, a.nome as area, t.foto
    from dia cross join talento t left join lateral ${sql.raw(situacaoEmSql('t', 'dia.em'))} h on true
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = coalesce(h.faixa_salarial_id, t.faixa_salarial_id)
    left join cargo c on c.empresa_id = t.empresa_id and c.id = f.cargo_id
    left join area_organizacional a on a.empresa_id = t.empresa_id
      and a.id = coalesce(h.area_organizacional_id, t.area_organizacional_id)
    where t.empresa_id = ${empresaId} and ${sql.raw(trabalhaEmSql('t', 'dia.em'))}
      and ${visibleSql(ctx, 'gestao-talentos/talento', 't')}
    order by prumo_busca(t.nome), t.id`.execute(ctx.db)
  const ids = rows.map(({ id }) => id)
  const [gestores, there] = [await gestoresDe(ctx, ids, dia), new Set(ids)]
  return rows.map(({ id, nome, cargo, area, foto }) => {
    const gestor = gestores.get(id)?.id
    return {
      id,
      nome,
      ...(cargo === null ? {} : { cargo }),
      ...(area === null ? {} : { area }),
      ...(foto === null ? {} : { foto }),
      ...(gestor !== undefined && there.has(gestor) ? { gestor } : {}),
    }
  })
}
