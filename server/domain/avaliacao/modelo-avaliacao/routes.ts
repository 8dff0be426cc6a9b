import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { cloneIntoCompanies } from '#server/crud/clone-companies.ts'
import { type Ctx, defineRoutes, type RouteCollector } from '#server/crud/define.ts'
import { idsOf, objectBody } from '#server/crud/request.ts'
import { run } from '#server/crud/sql.ts'
import { hot } from '#server/database/hot.ts'
import { fail } from '#server/errors.ts'
import { enviaEmBranco } from '#server/questionario/em-branco.ts'
import { questionnaireRoutes } from '#server/questionario/rotas.ts'
import { clonaModelo } from './clone.ts'
import { periodosDoTalento } from './periodos.ts'
import { candidatoRoutes } from './rotas-candidato.ts'
import { desempenhoRoutes } from './rotas-desempenho.ts'

const id: JsonSchema = { type: 'integer', minimum: 1 }

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

// $1 company, $2 kind (null: all)
const ATIVOS = hot(`select m.id, m.titulo, m.tipo, p.id as "periodoId", p.nome as "periodoNome" from modelo_avaliacao m
  left join periodo_experiencia p on p.empresa_id = m.empresa_id and p.id = m.periodo_acompanhamento_experiencia_id
  where m.empresa_id = $1 and m.ativo and ($2::text is null or m.tipo = $2) order by m.titulo, m.id`)

interface Ativo {
  id: number
  titulo: string
  tipo: string
  periodoId: number | null
  periodoNome: string | null
}

async function ativos({ db, session }: Ctx, tipo: string | null) {
  return (await run<Ativo>(db, ATIVOS, [session.empresaId, tipo])).map(({ periodoId, periodoNome, ...modelo }) => ({
    ...{ ...modelo, id: Number(modelo.id) },
    ...(periodoId !== null && { periodoAcompanhamentoExperiencia: { id: Number(periodoId), nome: periodoNome } }),
  }))
}

function ativosRoutes(route: RouteCollector): void {
  route.get('/ativa', { summary: 'Modelos ativos' }, (ctx) => ativos(ctx, null))
  route.get('/tipo-desempenho', { summary: 'Modelos ativos de desempenho' }, (ctx) => ativos(ctx, 'D'))
}

function periodosRoutes(route: RouteCollector): void {
  route.get(
    '/periodos-experiencia',
    {
      summary: 'Períodos de experiência em que o talento está hoje',
      querystring: { type: 'object', required: ['colaboradorId'], properties: { colaboradorId: id } },
    },
    async (ctx, request) => periodosDoTalento(ctx, required(request, 'colaboradorId')),
  )
  route.get(
    '/periodo-experiencia',
    {
      summary: 'O período de experiência do modelo, com o dia em que termina para o talento',
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
