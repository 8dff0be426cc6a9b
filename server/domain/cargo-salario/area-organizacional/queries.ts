import { sql } from 'kysely'
import { hierarquiasDe } from '#server/features/talentos/areas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

export { areasComAbaixoSql, hierarquiasDe } from '#server/features/talentos/areas.ts'
export { responsaveisDe } from './responsaveis.ts'

const SEM_AREA = 'Sem área organizacional'

/** Adds the path of each row's area from the root; the order stays. */
export async function comArea<Row extends { areaId: number | null }>(
  ctx: Ctx,
  rows: Row[],
): Promise<(Row & { area: string })[]> {
  const ids = [...new Set(rows.flatMap(({ areaId }) => areaId ?? []))]
  const caminhos = await hierarquiasDe(ctx, ids)
  const nomeDe = ({ areaId }: Row) => (areaId === null ? SEM_AREA : (caminhos.get(areaId)?.caminho ?? SEM_AREA))
  return rows.map((row) => ({ ...row, area: nomeDe(row) }))
}

export interface Nomes {
  responsaveis?: string
  corresponsaveis?: string
}

/** Names of the responsible talents by area. */
export async function nomesDosResponsaveis({ db, session }: Ctx, ids: number[]): Promise<Map<number, Nomes>> {
  const { rows } = await sql<{ id: number; responsaveis: string | null; corresponsaveis: string | null }>`
    select a.id, ${nomes('area_organizacional_responsavel')} as responsaveis,
      ${nomes('area_organizacional_corresponsavel')} as corresponsaveis
    from area_organizacional a
    where a.empresa_id = ${session.empresaId} and a.id = any(${ids}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, responsaveis, corresponsaveis }) => [
      id,
      { responsaveis: responsaveis ?? undefined, corresponsaveis: corresponsaveis ?? undefined },
    ]),
  )
}

const nomes = (table: string) => sql`(
  select string_agg(t.nome, ', ' order by r.ordem_, t.nome)
  from ${sql.table(table)} r
  join talento t on t.empresa_id = r.colaborador_empresa_id and t.id = r.colaborador_id
  where r.empresa_id = a.empresa_id and r.area_organizacional_id = a.id)`

/** Whether an area is `raiz` or below it. */
export async function estaAbaixo({ db, session }: Ctx, area: number, raiz: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive acima as (
      select id, area_mae_id from area_organizacional where empresa_id = ${session.empresaId} and id = ${area}
      union
      select m.id, m.area_mae_id from area_organizacional m join acima on m.id = acima.area_mae_id
      where m.empresa_id = ${session.empresaId}
    )
    select id from acima where id = ${raiz}`.execute(db)
  return rows.length > 0
}

/** Ids of all areas below one, not itself. */
export async function areasAbaixo({ db, session }: Ctx, raiz: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive abaixo as (
      select id from area_organizacional where empresa_id = ${session.empresaId} and area_mae_id = ${raiz}
      union
      select f.id from area_organizacional f join abaixo on f.area_mae_id = abaixo.id
      where f.empresa_id = ${session.empresaId}
    )
    select id from abaixo where id <> ${raiz} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of these areas, those used in any talent's history — spec 2 §4. */
export async function usadasEmHistorico({ db, session }: Ctx, areas: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${areas}::bigint[]) as asked(id) where exists (select from talento_historico h
      where h.empresa_id = ${session.empresaId} and h.area_organizacional_id = asked.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The active areas of the company that a talent is responsible for. */
export async function areasLideradas({ db, session }: Ctx, talento: number): Promise<{ id: number; nome: string }[]> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select a.id::int, a.nome from area_organizacional_responsavel r
    join area_organizacional a on a.empresa_id = r.empresa_id and a.id = r.area_organizacional_id
    where r.empresa_id = ${session.empresaId} and r.colaborador_id = ${talento} and a.ativo
    order by a.nome, a.id`.execute(db)
  return rows
}
