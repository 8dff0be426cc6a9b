import { sql } from 'kysely'
import { situacaoEmSql, trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayPick } from '#server/platform/crud/list/options.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import type { AreaContada } from './arvore.ts'

const TALENTO = 'gestao-talentos/talento'

/** The areas that the session sees, with the people working there on a day and the vacancies open today; names only of visible talents. */
export async function areasContadas(ctx: Ctx, dia: string, ativa: boolean | undefined): Promise<AreaContada[]> {
  const { empresaId } = ctx.session
  const nome = mayPick(ctx.deps, TALENTO, ctx.session) ? sql`t.nome` : sql`null::text`
  const { rows } = await sql<AreaContada>`
    with dia as (select ${dia}::date as em), gente as (
      select coalesce(h.area_organizacional_id, t.area_organizacional_id) as area, count(*)::int as pessoas
      from dia cross join talento t left join lateral ${sql.raw(situacaoEmSql('t', 'dia.em'))} h on true
      where t.empresa_id = ${empresaId} and ${sql.raw(trabalhaEmSql('t', 'dia.em'))}
      group by 1
    ), vaga as (
      select area_organizacional_id as area, sum(quantidade)::int as vagas from solicitacao_pessoal
      where empresa_id = ${empresaId} and status = 'A' and not encerrada and not cancelada
      group by 1
    )
    select a.id, a.nome, a.area_mae_id as mae, a.exibir_organograma as mostra,
      coalesce(gente.pessoas, 0) as pessoas, coalesce(vaga.vagas, 0) as vagas,
      (select ${nome} from area_organizacional_responsavel r
        join talento t on t.empresa_id = r.colaborador_empresa_id and t.id = r.colaborador_id
        where r.empresa_id = a.empresa_id and r.area_organizacional_id = a.id and ${visibleSql(ctx, TALENTO, 't')}
        order by r.ordem_ limit 1) as responsavel
    from area_organizacional a
    left join gente on gente.area = a.id
    left join vaga on vaga.area = a.id
    where a.empresa_id = ${empresaId} and ${visibleSql(ctx, 'cargo-salario/area-organizacional', 'a')}
      and ${ativa === undefined ? sql`true` : sql`a.ativo = ${ativa}`}
    order by a.nome, a.id`.execute(ctx.db)
  return rows.map((row) => ({ ...row, id: Number(row.id), mae: row.mae === null ? null : Number(row.mae) }))
}
