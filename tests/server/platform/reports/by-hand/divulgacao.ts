import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

export interface Divulgacao {
  nome: string
  qtd: number
  /** share of the candidates of the period that named a source, two decimals (spec 1 §3.6) */
  percentual: number
}

/** How many candidates registered in a period heard through each source, also those that brought nobody; none without any candidate. */
export async function divulgacaoNoPeriodo(
  ctx: Ctx,
  { dataIni, dataFim }: { dataIni: string; dataFim: string },
): Promise<Divulgacao[]> {
  const { rows } = await sql<{ nome: string; qtd: number }>`
    select o.nome, count(k.id)::int as qtd from como_ficou_sabendo_vaga o
    left join candidato k on k.empresa_id = o.empresa_id and k.como_ficou_sabendo_vaga_id = o.id
      and k.data_cadastro between ${dataIni} and ${dataFim}
    where ${visibleSql(ctx, 'captacao/como-ficou-sabendo-vaga', 'o')}
    group by o.id, o.nome order by 2 desc, o.nome, o.id`.execute(ctx.db)
  const total = rows.reduce((sum, { qtd }) => sum + qtd, 0)
  return total === 0 ? [] : rows.map((row) => ({ ...row, percentual: Math.round((row.qtd * 10_000) / total) / 100 }))
}
