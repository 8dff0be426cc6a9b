import type { FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { enviaEmBranco } from '#server/features/questionario/papel/em-branco.ts'
import { questionnaireRoutes } from '#server/features/questionario/rotas/rotas.ts'
import { defineRoutes, type RouteCollector } from '#server/platform/crud/define.ts'
import { sendOptions } from '#server/platform/crud/list/send-list.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idsOf, objectBody } from '#server/platform/crud/request/request.ts'
import { cloneIntoCompanies } from '#server/platform/crud/write/clone-companies.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { clonaModelo } from './clone.ts'
import { periodosDoTalento } from './periodos.ts'
import { candidatoRoutes } from './rotas-candidato.ts'
import { desempenhoRoutes } from './rotas-desempenho.ts'

const id: JsonSchema = { type: 'integer', minimum: 1 }
const texto: JsonSchema = { type: 'string' }
/** Authority of managers who evaluate at the end of experience periods. */
const ACOMPANHA = 'ROLE_ACOMPANHAMENTO_EXPERIENCIA'

/** spec 2 §7 'Performance evaluation', 'Evaluation models (questions and aspects)' */
export default defineRoutes('avaliacao/modelo-avaliacao', (route) => {
  ativosRoutes(route)
  periodosRoutes(route)
  route.post(
    '/{id}',
    {
      summary: 'Clona o modelo, com aspectos, perguntas, opções e condições, nas empresas indicadas ou na atual',
      authority: 'ROLE_CAD_MODELO_AVALIACAO_INCLUIR',
      querystring: { type: 'object', properties: { empresas: { type: 'string' } } },
    },
    async (ctx, request, reply) => reply.code(201).send(await cloneIntoCompanies(ctx, request, clonaModelo)),
  )
  relatorioRoute(route)
  questionnaireRoutes(route)
  candidatoRoutes(route)
  desempenhoRoutes(route)
})

function relatorioRoute(route: RouteCollector): void {
  route.post(
    '/relatorio',
    {
      summary: 'O modelo em branco em PDF',
      authority: 'ROLE_CAD_MODELO_AVALIACAO_VER',
      querystring: { type: 'object', properties: { avaliacaoId: id } },
      body: { type: 'object', additionalProperties: false, properties: { avaliacaoId: { ...id, title: 'Modelo' } } },
    },
    async (ctx, request, reply) => {
      const { avaliacaoId = required(request, 'avaliacaoId') } = objectBody(request, true)
      return enviaEmBranco(ctx, request, reply, Number(avaliacaoId), { agruparPorAspecto: true })
    },
  )
}

/** Active models for pickers (`x-field.offeredBy`); without `range` unpaged. */
function ativosRoutes(route: RouteCollector): void {
  const offer = (segment: string, summary: string, also: string, offered: RecordData) =>
    route.get(
      segment,
      { summary, also, querystring: { type: 'object', properties: { nome: texto, range: texto } } },
      (ctx, request, reply) => {
        const { nome = '', range } = request.query as Record<string, string>
        const query = parseListQuery(ctx.entity, {
          q: nome,
          ...(range ? { range } : { unpaged: 'true' }),
          sort: 'titulo',
        })
        return sendOptions(reply, ctx, query, 'modelos', { ativo: true, ...offered })
      },
    )
  offer('/ativa', 'Modelos ativos', 'ROLE_MOV_AVALIACAO_VER', {})
  offer('/tipo-desempenho', 'Modelos ativos de desempenho', 'ROLE_CAD_AVALIACAO_DESEMPENHO_VER', { tipo: 'D' })
}

function periodosRoutes(route: RouteCollector): void {
  route.get(
    '/periodos-experiencia',
    {
      summary: 'Períodos de experiência em que o talento está hoje',
      also: ACOMPANHA,
      querystring: { type: 'object', required: ['colaboradorId'], properties: { colaboradorId: id } },
    },
    async (ctx, request) => periodosDoTalento(ctx, required(request, 'colaboradorId')),
  )
  route.get(
    '/periodo-experiencia',
    {
      summary: 'O período de experiência do modelo, com o dia em que termina para o talento',
      also: ACOMPANHA,
      querystring: {
        type: 'object',
        required: ['colaboradorId', 'avaliacaoId'],
        properties: { colaboradorId: id, avaliacaoId: id },
      },
    },
    async (ctx, request) => {
      const talento = required(request, 'colaboradorId')
      const [periodo] = await periodosDoTalento(ctx, talento, required(request, 'avaliacaoId'))
      return periodo ?? fail('NAO_ENCONTRADO')
    },
  )
}

/** @throws DomainError PARAMETRO_INVALIDO */
const required = (request: FastifyRequest, nome: string): number =>
  idsOf(request, nome)?.[0] ?? fail('PARAMETRO_INVALIDO', { nome })
