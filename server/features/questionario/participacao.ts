import type {
  AreaParticipation,
  Owing,
  Participation,
  ParticipationBoard,
} from '#schemas/runtime/answers/surveys/participation.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { hierarquiasDe } from '#server/features/talentos/areas.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Whose area is used: the respondent's or that of the evaluated person. */
export type Lado = 'avaliador' | 'colaborador'

/** Copies of questionnaires of one owner. `onde` is SQL about the copy `c`. */
export interface Copias {
  onde(values: Values): string
}

const lados: readonly Lado[] = ['avaliador', 'colaborador']
const querystring: JsonSchema = {
  type: 'object',
  properties: {
    lado: { type: 'string', enum: [...lados], description: 'De quem é a área: de quem responde ou de quem se fala' },
    area: { type: 'string', description: 'Número da área; 0: quem não tem área' },
  },
}

/**
 * `GET /{id}/participacao` and `/{id}/participacao/faltam`: numbers of submitted copies of an owner by present area, and who has not answered. Counts
 * only people the session sees. Shows whether somebody answered, never what.
 * @param of copies of an owner that the session may read
 * @param authority required; by default that to read the owner
 */
export function participacaoRoutes(
  route: RouteCollector,
  of: (ctx: Ctx, id: number) => Promise<Copias>,
  authority?: string,
): void {
  const who = { querystring, ...(authority !== undefined && { authority }) }
  route.get(
    '/{id}/participacao',
    { summary: 'Quantos questionários foram respondidos, por área', ...who },
    async (ctx, request) => participacaoDe(ctx, await of(ctx, idParam(request)), ladoDe(request.query)),
  )
  route.get(
    '/{id}/participacao/faltam',
    { summary: 'Quem ainda não respondeu, de uma área ou de todas', ...who },
    async (ctx, request) => {
      const { area } = request.query as { area?: string }
      if (area !== undefined && !/^\d{1,15}$/.test(area)) fail('PARAMETRO_INVALIDO', { nome: 'area' })
      return faltamDe(ctx, await of(ctx, idParam(request)), ladoDe(request.query), area)
    },
  )
}

function ladoDe(query: unknown): Lado {
  const { lado = 'avaliador' } = query as { lado?: string }
  return lados.find((each) => each === lado) ?? fail('PARAMETRO_INVALIDO', { nome: 'lado' })
}

const CONTA = `count(distinct t.id)::int as pessoas, count(*)::int as copias,
    count(*) filter (where c.situacao = 'R')::int as respondidas, count(*) filter (where c.situacao = 'P')::int as iniciadas`

/** SQL: the copies joined with the person `t` of the requested side and his present area `a`. */
function deQuem(ctx: Ctx, copias: Copias, lado: Lado, values: Values): string {
  return `from colaborador_questionario c
    join talento t on t.empresa_id = c.empresa_id and t.id = c.${lado}_id
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id
    where c.empresa_id = ${values.add(ctx.session.empresaId)} and ${copias.onde(values)}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}`
}

async function participacaoDe(ctx: Ctx, copias: Copias, lado: Lado): Promise<ParticipationBoard> {
  const values = new Values()
  const text = `select a.id::int as id, a.nome, grouping(a.id) = 1 as todas, ${CONTA} ${deQuem(ctx, copias, lado, values)}
    group by grouping sets ((), (a.id, a.nome)) order by todas desc, a.nome, a.id`
  const rows = await run<Participation & { id: number | null; nome: string; todas: boolean }>(ctx.db, text, values.list)
  const caminhos = await hierarquiasDe(
    ctx,
    rows.flatMap(({ id }) => id ?? []),
  )
  const [total, ...areas] = rows.map(({ id, nome, todas: _, ...conta }): AreaParticipation => {
    const caminho = id === null ? undefined : caminhos.get(id)?.caminho
    return { area: id === null ? null : { id, nome }, ...(caminho !== undefined && { caminho }), ...conta }
  })
  const { pessoas = 0, copias: quantas = 0, respondidas = 0, iniciadas = 0 } = total ?? {}
  return { total: { pessoas, copias: quantas, respondidas, iniciadas }, areas }
}

function faltamDe(ctx: Ctx, copias: Copias, lado: Lado, area: string | undefined): Promise<Owing[]> {
  const values = new Values()
  const from = deQuem(ctx, copias, lado, values)
  const naArea = area === undefined ? 'true' : area === '0' ? 'a.id is null' : `a.id = ${values.add(Number(area))}`
  const text = `select t.id::int as id, coalesce(t.nome_social, t.nome) as nome, count(*)::int as faltam,
      count(*) filter (where c.situacao = 'P')::int as iniciadas
    ${from} and c.situacao <> 'R' and ${naArea} group by t.id, t.nome_social, t.nome order by 2, 1`
  return run<Owing>(ctx.db, text, values.list)
}
