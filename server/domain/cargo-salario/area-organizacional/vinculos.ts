import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { FaixaDaArea } from '#schemas/runtime/answers/positions/area.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { dayParam, idParam, sendPage } from '#server/platform/crud/request/request.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

const TALENTO = 'gestao-talentos/talento'

/** Lists of other registers for one area: their own lists with a filter on the area. */
const listas = [
  {
    url: '/{id}/talentos',
    summary: 'Talentos da área; sem dizer a situação, os ativos',
    de: TALENTO,
    filtro: 'areaOrganizacional',
    authority: 'ROLE_CAD_TALENTO_VER',
  },
  {
    url: '/{id}/solicitacoes-vinculadas',
    summary: 'Solicitações de pessoal da área',
    de: 'captacao/solicitacao-pessoal',
    filtro: 'areaOrganizacionaId',
    authority: 'ROLE_MOV_SOLICITACAO_VER',
  },
  {
    url: '/{id}/areasOrganizacionais-vinculadas',
    summary: 'Áreas que estão logo abaixo da área',
    de: 'cargo-salario/area-organizacional',
    filtro: 'areaMae',
    authority: 'ROLE_CAD_AREA_ORGANIZACIONAL_VER',
  },
]

/** Lists of an area's records that the session sees — spec 2 §7. @throws DomainError 404 for an area it does not see */
export function vinculosDaArea(route: RouteCollector): void {
  for (const { url, summary, de, filtro, authority } of listas)
    route.get(url, { summary, authority }, async (ctx, request, reply) => {
      const area = await areaVista(ctx, request)
      const there = forEntity(ctx, de)
      const query = parseListQuery(there.entity, request.query as Record<string, unknown>)
      return sendList(reply, there, { ...query, filter: { ...query.filter, [filtro]: area } }, nomeDe(de))
    })

  route.get(
    '/{id}/historicos-colaboradores-vinculados',
    {
      summary: 'Linhas do histórico de talentos que nomeiam a área, as últimas primeiro',
      authority: 'ROLE_CAD_TALENTO_VER',
    },
    historicosVinculados,
  )

  route.get(
    '/{id}/faixas-salariais',
    {
      summary: 'Faixas dos cargos da área e as de quem trabalha nela em um dia; sem dia, hoje',
      authority: 'ROLE_CAD_FAIXA_SALARIAL_VER',
      querystring: { type: 'object', properties: { em: { type: 'string', format: 'date' } } },
    },
    async (ctx, request) => faixasDaArea(ctx, await areaVista(ctx, request), dayParam(request) ?? ctx.context.hoje),
  )
}

const nomeDe = (path: string): string => path.split('/').at(-1) ?? path

async function areaVista(ctx: Ctx, request: FastifyRequest): Promise<number> {
  const { id } = await readStored(ctx, idParam(request))
  return id
}

/** Rows of histories in the area, without amounts. */
async function historicosVinculados(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const area = await areaVista(ctx, request)
  const query = parseListQuery(forEntity(ctx, TALENTO).entity, request.query as Record<string, unknown>)
  const { rows } = await sql<Linha>`
    select h.id, h.data, h.status, t.id as talento, t.nome, c.nome as cargo, count(*) over ()::int as total
    from talento_historico h
    join talento t on t.empresa_id = h.empresa_id and t.id = h.talento_id
    left join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where h.empresa_id = ${ctx.session.empresaId} and h.area_organizacional_id = ${area}
      and ${visibleSql(ctx, TALENTO, 't')}
    order by h.data desc, t.nome, h.id limit ${query.limit} offset ${query.offset}`.execute(ctx.db)
  const page = rows.map(({ id, data, status, talento, nome, cargo }) => ({
    ...{ id, data, talento: { id: talento, nome } },
    ...(status === null ? {} : { status }),
    ...(cargo === null ? {} : { cargo }),
  }))
  return sendPage(reply, 'historicos', query, { rows: page, total: rows[0]?.total ?? 0 })
}

interface Linha {
  id: number
  data: string
  status: string | null
  talento: number
  nome: string
  cargo: string | null
  total: number
}

/** Bands of the area; `talentos` counts visible talents in the band on the day. */
async function faixasDaArea(ctx: Ctx, area: number, dia: string): Promise<FaixaDaArea[]> {
  const { empresaId } = ctx.session
  const { rows } = await sql<{ id: number; nome: string; cargo: number; nomeCargo: string; talentos: number }>`
    with dia as (select ${dia}::date as em), gente as (
      select coalesce(h.faixa_salarial_id, t.faixa_salarial_id) as faixa, count(*)::int as talentos
      from dia cross join talento t left join lateral ${sql.raw(situacaoEmSql('t', 'dia.em'))} h on true
      where t.empresa_id = ${empresaId} and coalesce(h.area_organizacional_id, t.area_organizacional_id) = ${area}
        and ${sql.raw(trabalhaEmSql('t', 'dia.em'))} and ${visibleSql(ctx, TALENTO, 't')}
      group by 1
    )
    select f.id, f.nome, c.id as cargo, c.nome as "nomeCargo", coalesce(gente.talentos, 0) as talentos
    from faixa_salarial f
    join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    left join gente on gente.faixa = f.id
    where f.empresa_id = ${empresaId} and ${visibleSql(ctx, 'cargo-salario/faixa-salarial', 'f')}
      and (gente.faixa is not null or exists (select from cargo_areas_organizacionais ca
        where ca.empresa_id = c.empresa_id and ca.cargo_id = c.id and ca.area_organizacional_id = ${area}))
    order by c.nome, f.nome, f.id`.execute(ctx.db)
  return rows.map(({ id, nome, cargo, nomeCargo, talentos }) => ({
    ...{ id, nome, cargo: { id: cargo, nome: nomeCargo }, talentos },
  }))
}
