import { sql } from 'kysely'
import type { Equipe } from '#schemas/runtime/answers/positions/team.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { exigeTalento, gestoresDe, trabalhaEmSql } from './queries.ts'

interface Linha {
  id: number
  nome: string
  cargo: string | null
  area: string | null
  admissao: string
}

/** Today's team of the session's talent, and his manager. @throws DomainError SEM_TALENTO */
export async function minhaEquipe(ctx: Ctx): Promise<Equipe> {
  const talento = await exigeTalento(ctx)
  const { hoje } = ctx.context
  const linhas = await ativos(ctx, talento.id)
  const gestores = await gestoresDe(ctx, [...linhas.map(({ id }) => id), talento.id], hoje)
  const lideres = new Set([...gestores.values()].map(({ id }) => id))
  const gestor = gestores.get(talento.id)
  return {
    talento,
    ...(gestor ? { gestor: { id: gestor.id, nome: gestor.nome } } : {}),
    liderados: linhas
      .filter(({ id }) => gestores.get(id)?.id === talento.id)
      .map(({ id, nome, cargo, area, admissao }) => ({
        id,
        nome,
        ...(cargo === null ? {} : { cargo }),
        ...(area === null ? {} : { area }),
        dataAdmissao: admissao,
        lidera: lideres.has(id),
      })),
  }
}

/** Visible talents working in the company today who may have `talento` as manager: by their named superior, or in an area he is responsible for or one below. */
async function ativos(ctx: Ctx, talento: number): Promise<Linha[]> {
  const { rows } = await sql<Linha>`
    with recursive abaixo as (
      select area_organizacional_id as id from area_organizacional_responsavel
      where empresa_id = ${ctx.session.empresaId} and colaborador_id = ${talento}
      union
      select f.id from abaixo join area_organizacional f on f.empresa_id = ${ctx.session.empresaId} and f.area_mae_id = abaixo.id
    )
    select t.id::int as id, t.nome, c.nome as cargo, a.nome as area, t.data_admissao::text as admissao
    from talento t
    left join cargo c on c.empresa_id = t.empresa_id and c.id = t.cargo_id
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id
    where t.empresa_id = ${ctx.session.empresaId} and ${sql.raw(trabalhaEmSql('t', `date '${ctx.context.hoje}'`))}
      and (t.superior_id = ${talento} or t.area_organizacional_id in (select id from abaixo))
      and ${visibleSql(ctx, ctx.entity.path, 't')}
    order by prumo_busca(t.nome), t.id`.execute(ctx.db)
  return rows
}

/** An earlier employment of the same person in the same company. */
export interface VinculoAnterior {
  id: number
  dataAdmissao: string
  dataDesligamento?: string
  cargo?: string
  motivo?: string
}

/** Former records of a re-employed person, one per employment, last first. */
export async function vinculosAnteriores(ctx: Ctx, id: number): Promise<VinculoAnterior[]> {
  await readStored(ctx, id)
  const { rows } = await sql<{
    id: number
    admissao: string
    desligamento: string | null
    cargo: string | null
    motivo: string | null
  }>`
    select t.id::int as id, t.data_admissao::text as admissao, t.data_desligamento::text as desligamento, c.nome as cargo, m.descricao as motivo
    from talento este
    join talento t on t.empresa_id = este.empresa_id and t.cpf = este.cpf and t.data_admissao < este.data_admissao
    left join cargo c on c.empresa_id = t.empresa_id and c.id = t.cargo_id
    left join motivo_desligamento m on m.empresa_id = t.empresa_id and m.id = t.motivo_desligamento_id
    where este.id = ${id} and ${visibleSql(ctx, ctx.entity.path, 't')}
    order by t.data_admissao desc`.execute(ctx.db)
  return rows.map(({ id: anterior, admissao, desligamento, cargo, motivo }) => ({
    id: anterior,
    dataAdmissao: admissao,
    ...(desligamento === null ? {} : { dataDesligamento: desligamento }),
    ...(cargo === null ? {} : { cargo }),
    ...(motivo === null ? {} : { motivo }),
  }))
}
