import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Usada } from '#schemas/runtime/answers/positions/competences.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { readDay } from '#server/platform/crud/request/list-query.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { quadroDoTalento, rascunhoDoTalento } from './quadro.ts'

const querystring: JsonSchema = {
  type: 'object',
  properties: { data: { type: 'string', format: 'date' }, id: { type: 'integer' } },
}

export default defineRoutes('cargo-salario/nivel-competencia-talento', (route) => {
  /** spec 2 §7 */
  route.get(
    '//cargo-salario/niveis-competencia/edit/{id}',
    { summary: 'Níveis de competência do talento, em vigor num dia ou de uma das suas datas', querystring },
    async (ctx, request) => quadroDoTalento(ctx, idParam(request), { data: dayOf(request), id: ofHistory(request) }),
  )

  /** spec 2 §7 */
  route.get(
    '//cargo-salario/niveis-competencia/new/{id}',
    {
      summary: 'Rascunho dos níveis de competência do talento, a partir da sua faixa no dia',
      authority: 'ROLE_CAD_NIVEL_COMPETENCIA_TALENTO_INCLUIR',
      querystring,
    },
    async (ctx, request) => rascunhoDoTalento(ctx, idParam(request), dayOf(request) ?? ctx.context.hoje),
  )

  /** spec 2 §7: what was judged by a configuration of levels, competence by competence */
  route.get(
    '//cargo-salario/niveis-competencia/competencias',
    {
      summary: 'Competências avaliadas com uma configuração de níveis',
      authority: 'ROLE_CAD_CONFIGURACAO_NIVEL_COMPETENCIA_VER',
      querystring: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    },
    async (ctx, request) => usadasPor(ctx, ofHistory(request) ?? invalid([fieldError('id', 'Informe a configuração')])),
  )
})

const dayOf = (request: FastifyRequest): string | undefined =>
  readDay((request.query as Record<string, unknown>).data, 'data')

function ofHistory(request: FastifyRequest): number | undefined {
  const { id } = request.query as { id?: string }
  if (id === undefined || id === '') return undefined
  return /^\d{1,15}$/.test(id) ? Number(id) : invalid([fieldError('id', 'Código inválido')])
}

/** Number of bands that require a competence by this configuration, and of visible talents judged by it. */
async function usadasPor(ctx: Ctx, configuracaoId: number): Promise<Usada[]> {
  await readStored(forEntity(ctx, 'cargo-salario/configuracao-nivel-competencia'), configuracaoId)
  const { empresaId } = ctx.session
  const { rows } = await sql<Usada>`
    select c.id, c.nome, c.tipo, count(distinct u.faixa)::int as faixas, count(distinct u.talento)::int as talentos
    from (
      select l.competencia_id, f.faixa_salarial_id as faixa, null::bigint as talento
      from config_nivel_faixa_salarial f
      join config_nivel_faixa_salarial_linha l on l.empresa_id = f.empresa_id and l.config_nivel_faixa_salarial_id = f.id
      where f.empresa_id = ${empresaId} and f.configuracao_id = ${configuracaoId}
      union all
      select l.competencia_id, null, t.talento_id
      from nivel_competencia_talento t
      join nivel_competencia_talento_linha l on l.empresa_id = t.empresa_id and l.nivel_competencia_talento_id = t.id
      where t.empresa_id = ${empresaId} and t.configuracao_id = ${configuracaoId}
        and ${visibleSql(ctx, ctx.entity.path, 't')}
    ) u
    join competencia c on c.empresa_id = ${empresaId} and c.id = u.competencia_id
    group by c.id, c.nome, c.tipo
    order by array_position(array['C', 'H', 'A'], c.tipo), c.nome, c.id`.execute(ctx.db)
  return rows
}
