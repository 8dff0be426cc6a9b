import { demandaFormacaoSql } from '#server/domain/geral/codigo-cbo/queries.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Lugar, noLugar } from '../lugar.ts'
import { CONTA } from './movimentos.ts'

/** An apprentice, or a talent in the base of the apprentices' quota. */
export interface TalentoDaCota {
  talentoId: number
  nome: string
  matricula: string | null
  codigo: string
  ocupacao: string | null
  cargo: string | null
  area: string | null
  estabelecimento: string | null
  aprendiz: boolean
}

/**
 * SQL condition over alias `t`: counts in the base of the quota: no apprentices, temporary workers (Decreto 9.579/2018,
 * art. 54), interns (no employees) or partners.
 */
export const NA_BASE = `coalesce(t.vinculo, 'E') not in ('A', 'T', 'S', 'O')`

/**
 * Talents working in some places on a day who are apprentices, or whose band's occupation requires training; by
 * occupation, then name. Bands and places as of the day (spec 3 §7: cbo-efeito-aprendiz).
 */
export async function talentosDaCota(ctx: Ctx, lugar: Lugar, em: string): Promise<TalentoDaCota[]> {
  const values = new Values()
  const dia = `${values.add(em)}::date`
  const aprendiz = `t.vinculo = 'A'`
  return run<TalentoDaCota>(
    ctx.db,
    `select t.id::int as "talentoId", t.nome, t.matricula, f.codigo_cbo as codigo, k.descricao as ocupacao, c.nome as cargo, a.nome as area,
      e.nome as estabelecimento, coalesce(${aprendiz}, false) as aprendiz
    from talento t
    left join lateral ${situacaoEmSql('t', dia)} h on true
    left join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    left join area_organizacional a on a.empresa_id = h.empresa_id and a.id = h.area_organizacional_id
    left join estabelecimento e on e.empresa_id = h.empresa_id and e.id = h.estabelecimento_id
    left join codigo_cbo k on k.codigo = f.codigo_cbo
    where ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)} and ${CONTA} and ${trabalhaEmSql('t', dia)}
      and (${aprendiz} or ${NA_BASE} and ${demandaFormacaoSql('k.demanda_formacao', 'f.codigo_cbo')}) and ${noLugar(lugar, values)}
    order by f.codigo_cbo, t.nome, t.id`,
    values.list,
  )
}

/** Quota of apprentices by the number of talents whose occupation requires training: 137 make 7 to 20. */
export interface Cota {
  base: number
  minimo: number
  maximo: number
}

/** Five per cent rounded up, to fifteen per cent rounded down (CLT, art. 429). */
export const cotaDe = (base: number): Cota => ({
  base,
  minimo: Math.ceil((base * 5) / 100),
  maximo: Math.floor((base * 15) / 100),
})
