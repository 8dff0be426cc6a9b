import { sql } from 'kysely'
import { batchesOf } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

export interface EncerradasFilter {
  dataIni: string
  dataFim: string
  areasIds?: number[]
  /** areas that are active ('A') or inactive ('I') */
  ativos?: 'A' | 'I'
  gruposOcupacionaisIds?: number[]
  estabelecimentosIds?: number[]
  cargosIds?: number[]
}

/** Requests closed in a period that the session sees, by area or by occupational group (spec 1 §7.5). */
export function solicitacoesEncerradas(ctx: Ctx, filter: EncerradasFilter) {
  const porGrupo = (filter.gruposOcupacionaisIds ?? []).length > 0
  const list = (ids: number[] | undefined) => (ids && ids.length > 0 ? ids : undefined)
  const [areas, grupos] = [list(filter.areasIds), list(filter.gruposOcupacionaisIds)]
  const [estabelecimentos, cargos] = [list(filter.estabelecimentosIds), list(filter.cargosIds)]
  const statement = ctx.db
    .selectFrom('solicitacao_pessoal as s')
    .innerJoin('area_organizacional as a', (j) =>
      j.onRef('a.empresa_id', '=', 's.empresa_id').onRef('a.id', '=', 's.area_organizacional_id'),
    )
    .leftJoin('faixa_salarial as f', (j) =>
      j.onRef('f.empresa_id', '=', 's.empresa_id').onRef('f.id', '=', 's.faixa_salarial_id'),
    )
    .leftJoin('cargo as c', (j) => j.onRef('c.empresa_id', '=', 'f.empresa_id').onRef('c.id', '=', 'f.cargo_id'))
    .leftJoin('grupo_ocupacional as g', (j) =>
      j.onRef('g.empresa_id', '=', 'c.empresa_id').onRef('g.id', '=', 'c.grupo_ocupacional_id'),
    )
    .where(visibleSql(ctx, 'captacao/solicitacao-pessoal', 's'))
    .where('s.encerrada', '=', true)
    .where('s.data_encerramento', '>=', filter.dataIni)
    .where('s.data_encerramento', '<=', filter.dataFim)
    .$if(areas !== undefined, (q) => q.where('s.area_organizacional_id', 'in', areas ?? []))
    .$if(filter.ativos !== undefined && !porGrupo, (q) => q.where('a.ativo', '=', filter.ativos === 'A'))
    .$if(grupos !== undefined, (q) => q.where('c.grupo_ocupacional_id', 'in', grupos ?? []))
    .$if(estabelecimentos !== undefined, (q) => q.where('s.estabelecimento_id', 'in', estabelecimentos ?? []))
    .$if(cargos !== undefined, (q) => q.where('f.cargo_id', 'in', cargos ?? []))
    .select([
      's.id',
      's.descricao',
      'c.nome as cargo',
      's.data',
      's.data_encerramento as dataEncerramento',
      's.quantidade as vagas',
      sql<number>`s.data_encerramento - s.data`.as('dias'),
      porGrupo ? 'g.descricao as grupo' : 'a.nome as grupo',
    ])
    .orderBy('grupo')
    .orderBy('s.data_encerramento')
    .orderBy('s.id')
  return batchesOf(ctx.db, statement.compile())
}
