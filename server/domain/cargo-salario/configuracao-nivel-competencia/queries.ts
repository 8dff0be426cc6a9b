import { sql } from 'kysely'
import type { ConfiguracaoNiveis, Nivel } from '#schemas/runtime/answers/positions/competences.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** The configuration in force on a day — spec 2 §9: without one, all levels as they are, and the minimum percentage is considered. */
export async function configuracaoEm(ctx: Ctx, dia: string): Promise<ConfiguracaoNiveis> {
  const { db, session } = ctx
  const found = await db
    .selectFrom('configuracao_nivel_competencia')
    .select(['id', 'data', 'considerar_percentual_minimo', 'obrigar_percentual'])
    .where('empresa_id', '=', session.empresaId)
    .where('data', '<=', sql<string>`${dia}::date`)
    .orderBy('data', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return { considerarPercentualMinimo: true, obrigarPercentual: false, niveis: await niveisDoCadastro(ctx) }
  return {
    id: found.id,
    data: found.data,
    considerarPercentualMinimo: found.considerar_percentual_minimo,
    obrigarPercentual: found.obrigar_percentual,
    niveis: await niveisDaConfiguracao(ctx, found.id),
  }
}

/** All registered levels of the company, by weight. */
export async function niveisDoCadastro({ db, session }: Ctx): Promise<Nivel[]> {
  const rows = await db
    .selectFrom('nivel_competencia')
    .select(['id', 'descricao', 'ordem', 'percentual'])
    .where('empresa_id', '=', session.empresaId)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return rows.map(nivelDe)
}

async function niveisDaConfiguracao({ db, session }: Ctx, id: number): Promise<Nivel[]> {
  const rows = await db
    .selectFrom('configuracao_nivel_competencia_nivel as c')
    .innerJoin('nivel_competencia as n', (join) =>
      join.onRef('n.empresa_id', '=', 'c.empresa_id').onRef('n.id', '=', 'c.nivel_competencia_id'),
    )
    .select(({ fn }) => ['n.id', 'n.descricao', fn.coalesce('c.ordem', 'n.ordem').as('ordem'), 'c.percentual'])
    .where('c.empresa_id', '=', session.empresaId)
    .where('c.configuracao_nivel_competencia_id', '=', id)
    .orderBy('ordem')
    .orderBy('n.id')
    .execute()
  return rows.map(nivelDe)
}

const nivelDe = ({ percentual, ...nivel }: Omit<Nivel, 'percentual'> & { percentual: number | null }): Nivel => ({
  ...nivel,
  ...(percentual === null ? {} : { percentual }),
})
