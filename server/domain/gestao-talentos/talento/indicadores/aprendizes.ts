import { demandaFormacaoSql } from '#server/domain/geral/codigo-cbo/queries.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Lugar, noLugar } from '../lugar.ts'
import { CONTA } from './movimentos.ts'

/** Who counts for the quota of apprentices, or is one. */
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
 * Condition over alias `t`: he counts for the base of the quota. Apprentices, temporary workers (Decreto 9.579/2018, art. 54), interns, who are no employees, and partners
 * do not.
 */
export const NA_BASE = `coalesce(t.vinculo, 'E') not in ('A', 'T', 'S', 'O')`

/**
 * Who works in some places on a day and is an apprentice, or has a band whose occupation demands training; by occupation, then by name. Bands and
 * places are those of the day (spec 3 §7: cbo-efeito-aprendiz).
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

/** What a number of talents whose occupations demand training asks for: 137 make 7 to 20 apprentices. */
export interface Cota {
  base: number
  minimo: number
  maximo: number
}

/** Five per cent, a part of one more being one more, and fifteen, a part of one being none (CLT, art. 429). */
export const cotaDe = (base: number): Cota => ({
  base,
  minimo: Math.ceil((base * 5) / 100),
  maximo: Math.floor((base * 15) / 100),
})
