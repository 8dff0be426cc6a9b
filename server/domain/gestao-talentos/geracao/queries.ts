import {
  geracaoSql,
  type Lugar,
  noLugar,
  situacaoEmSql,
  trabalhaEmSql,
} from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'

/** A generation with its number of active talents. */
export interface TalentosDaGeracao {
  /** null: year of birth unknown or in no generation */
  id: number | null
  nome: string | null
  anoInicio: number | null
  anoFim: number | null
  descricao: string | null
  talentos: number
}

/** Number of talents working in some places today by generation, eldest first; generations without talents are missing — spec 3 §7: geracoes */
export async function talentosPorGeracao(ctx: Ctx, lugar: Lugar): Promise<TalentosDaGeracao[]> {
  const values = new Values()
  const empresa = values.add(ctx.session.empresaId)
  const hoje = `${values.add(ctx.context.hoje)}::date`
  return run<TalentosDaGeracao>(
    ctx.db,
    `select g.id::int, g.nome, g.ano_inicio::int as "anoInicio", g.ano_fim::int as "anoFim", g.descricao, count(*)::int as talentos
    from talento t
    left join lateral ${situacaoEmSql('t', hoje)} h on true
    left join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    left join lateral ${geracaoSql('t', empresa)} g on true
    where ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)} and ${trabalhaEmSql('t', hoje)} and ${noLugar(lugar, values)}
    group by g.id, g.nome, g.ano_inicio, g.ano_fim, g.descricao
    order by g.ano_inicio nulls last, g.id`,
    values.list,
  )
}
