import { sql } from 'kysely'
import type { Nivel } from '#schemas/runtime/answers/positions/competences.ts'
import { adherenceOf } from '#schemas/runtime/domain/competences.ts'
import { type Exigencia, exigidasDasFaixas } from '#server/domain/cargo-salario/config-nivel-faixa-salarial/queries.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { escalaDe } from './escala.ts'

/** A level of a talent's competence, with its weight. */
export type NivelContado = Pick<Nivel, 'id' | 'descricao' | 'ordem'>

/** Required and reached level of a talent in one competence. */
export interface NivelDoTalento {
  exigido?: NivelContado
  obtido?: NivelContado
}

interface NiveisDoTalento {
  /** by competence */
  competencias: ReadonlyMap<number, NivelDoTalento>
  /** in per cent, over all requirements of his band */
  aderencia?: number
}

/** Levels of many talents of the session's company on a day, as `quadroDoTalento` has them of one — spec 2 §7: edit/{id} */
export async function niveisDosTalentos(ctx: Ctx, ids: number[], dia: string): Promise<Map<number, NiveisDoTalento>> {
  const faixas = await faixasDosTalentos(ctx, ids, dia)
  const exigidas = await exigidasDasFaixas(ctx, [...new Set(faixas.values())], dia)
  const obtidos = await obtidosEm(ctx, ids, dia)
  const { niveis } = await configuracaoEm(ctx, dia)
  return new Map(
    ids.map((id) => [id, niveisDe(exigidas.get(faixas.get(id) ?? 0) ?? [], obtidos.get(id) ?? new Map(), niveis)]),
  )
}

function niveisDe(exigidas: Exigencia[], obtidos: ReadonlyMap<number, number>, niveis: Nivel[]): NiveisDoTalento {
  const competencias = new Map<number, NivelDoTalento>()
  const nivelDe = (competencia: number, escala: Nivel[]) => escala.find(({ id }) => id === obtidos.get(competencia))
  for (const exigida of exigidas) {
    const { competencia, nivelCompetencia, ordem } = exigida
    const obtido = nivelDe(competencia.id, escalaDe(niveis, exigida))
    competencias.set(competencia.id, { exigido: { ...nivelCompetencia, ordem }, ...(obtido && { obtido }) })
  }
  const aderencia = adherenceOf(
    exigidas.map(({ competencia, competenciaPeso, ordem }) => ({
      weight: competenciaPeso,
      required: ordem,
      obtained: competencias.get(competencia.id)?.obtido?.ordem,
    })),
  )
  for (const competencia of obtidos.keys()) {
    const obtido = competencias.has(competencia) ? undefined : nivelDe(competencia, niveis)
    if (obtido) competencias.set(competencia, { obtido })
  }
  return { competencias, ...(aderencia === undefined ? {} : { aderencia }) }
}

/** $1 company, $2 talents, $3 day */
const FAIXAS = `select t.id::int as id, h.faixa_salarial_id::int as faixa
  from talento t join lateral ${situacaoEmSql('t', '$3::date')} h on true
  where t.empresa_id = $1 and t.id = any($2::bigint[])`

/** Band id by talent on a day. */
async function faixasDosTalentos({ db, session }: Ctx, ids: number[], dia: string): Promise<Map<number, number>> {
  const rows = await run<{ id: number; faixa: number }>(db, FAIXAS, [session.empresaId, ids, dia])
  return new Map(rows.map(({ id, faixa }) => [id, faixa]))
}

/** Level by talent and competence, from each talent's last date that has begun. */
async function obtidosEm({ db, session }: Ctx, ids: number[], dia: string): Promise<Map<number, Map<number, number>>> {
  const { rows } = await sql<{ talento: number; competencia: number; nivel: number }>`
    select d.talento_id::int as talento, l.competencia_id::int as competencia, l.nivel_competencia_id::int as nivel
    from (
      select distinct on (talento_id) id, empresa_id, talento_id from nivel_competencia_talento
      where empresa_id = ${session.empresaId} and talento_id = any(${ids}::bigint[]) and data <= ${dia}::date
      order by talento_id, data desc, id
    ) d
    join nivel_competencia_talento_linha l on l.empresa_id = d.empresa_id and l.nivel_competencia_talento_id = d.id
    where l.nivel_competencia_id is not null`.execute(db)
  const found = new Map<number, Map<number, number>>()
  for (const { talento, competencia, nivel } of rows)
    found.set(talento, (found.get(talento) ?? new Map<number, number>()).set(competencia, nivel))
  return found
}
