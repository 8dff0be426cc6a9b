import { sql } from 'kysely'
import type { Responsavel, SemResponsaveis } from '#schemas/runtime/answers/positions/area.ts'
import { answersForSql } from '#server/platform/access/areas.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { run } from '#server/platform/database/sql.ts'

const TALENTO = 'gestao-talentos/talento'

/** The responsibles of these areas in their stored order; empty for areas that the session does not see. */
export async function responsaveisDe(ctx: Ctx, areas: number[]): Promise<Responsavel[]> {
  const { rows } = await sql<Row>`
    with quem as (
      select empresa_id, area_organizacional_id as area, 'R' as tipo, ordem_, colaborador_empresa_id, colaborador_id
      from area_organizacional_responsavel
      union all
      select empresa_id, area_organizacional_id, 'C', ordem_, colaborador_empresa_id, colaborador_id
      from area_organizacional_corresponsavel
    )
    select quem.area, quem.tipo, t.id, t.nome, e.id as "empresaId", e.nome as empresa,
      case when visto then t.foto end as foto, case when visto then c.nome end as cargo
    from quem
    join area_organizacional a on a.empresa_id = quem.empresa_id and a.id = quem.area
    join talento t on t.empresa_id = quem.colaborador_empresa_id and t.id = quem.colaborador_id
    join empresa e on e.id = t.empresa_id
    cross join lateral (select ${hasAuthority(ctx.session, 'ROLE_CAD_TALENTO_VER')}
      and ${visibleSql(ctx, TALENTO, 't')} as visto) v
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = t.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where quem.empresa_id = ${ctx.session.empresaId} and quem.area = any(${areas}::bigint[])
      and ${visibleSql(ctx, 'cargo-salario/area-organizacional', 'a')}
    order by quem.area, quem.tipo desc, quem.ordem_, t.id`.execute(ctx.db)
  return rows.map(({ area, tipo, id, nome, empresaId, empresa, foto, cargo }) => ({
    ...{ area, tipo, id, nome, empresa: { id: empresaId, nome: empresa } },
    ...(foto === null ? {} : { foto }),
    ...(cargo === null ? {} : { cargo }),
  }))
}

type Row = Pick<Responsavel, 'area' | 'tipo' | 'id' | 'nome'> & {
  empresaId: number
  empresa: string
  foto: string | null
  cargo: string | null
}

/** Whether the user answers for any area of the company. */
export async function respondePorAreas({ db, session }: Ctx): Promise<boolean> {
  const rows = await run(db, `${answersForSql('$1', '$2')} limit 1`, [session.usuario.id, session.empresaId])
  return rows.length > 0
}

/** The active areas without responsibles, by parent area; those without a parent first. */
export async function semResponsaveis(ctx: Ctx): Promise<SemResponsaveis[]> {
  const { rows } = await sql<{ id: number; nome: string; mae: number | null; nomeMae: string | null }>`
    select a.id, a.nome, m.id as mae, m.nome as "nomeMae"
    from area_organizacional a
    left join area_organizacional m on m.empresa_id = a.empresa_id and m.id = a.area_mae_id
    where a.empresa_id = ${ctx.session.empresaId} and a.ativo
      and ${visibleSql(ctx, 'cargo-salario/area-organizacional', 'a')}
      and not exists (select from area_organizacional_responsavel r
        where r.empresa_id = a.empresa_id and r.area_organizacional_id = a.id)
    order by m.nome nulls first, m.id, a.nome, a.id`.execute(ctx.db)
  const grupos = new Map<number | null, SemResponsaveis>()
  for (const { id, nome, mae, nomeMae } of rows) {
    const grupo = grupos.get(mae) ?? {
      ...(mae === null ? {} : { areaMae: { id: mae, nome: nomeMae ?? '' } }),
      areas: [],
    }
    grupos.set(mae, grupo)
    grupo.areas.push({ id, nome })
  }
  return [...grupos.values()]
}
