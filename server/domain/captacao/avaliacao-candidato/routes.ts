import type { JsonSchema } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody, versionOf } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { comparacao } from './comparacao.ts'
import { doCandidato, queryId } from './do-candidato.ts'
import { impressao } from './impressao.ts'
import { portal } from './portal.ts'
import { existeRespondida, modelosParaLiberar } from './queries.ts'
import { type Avaliacao, type Correcao, corrige, responde } from './responde.ts'
import { type Dada, respostasSchema } from './respostas.ts'
import { liberaVarias } from './varias.ts'
import { paraRh } from './vista.ts'

const ids: JsonSchema = { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 500 }
const responder = 'ROLE_MOV_AVALIACAO_CANDIDATO_ALTERAR'

/** Releasing, answering, correcting and comparing the evaluations of candidates — spec 1 §3.2, §7.3, §7.4 */
export default defineRoutes('captacao/avaliacao-candidato', (route) => {
  route.post(
    '/libera',
    {
      summary: 'Libera avaliações a candidatos de uma solicitação',
      authority: 'ROLE_MOV_AVALIACAO_CANDIDATO_INCLUIR',
      body: {
        type: 'object',
        properties: {
          solicitacaoId: { type: 'integer', title: 'Solicitação de Pessoal' },
          candidatosIds: { ...ids, title: 'Candidatos' },
          avaliacoesIds: { ...ids, maxItems: 50, title: 'Modelos' },
          dataHoraExpiracao: { type: 'string', format: 'date-time', title: 'Data/Hora de Expiração' },
          respondente: { type: 'string', enum: ['R', 'C'], title: 'Quem responde' },
        },
        required: ['solicitacaoId', 'candidatosIds', 'avaliacoesIds'],
      },
    },
    async (ctx, request) => liberaVarias(ctx, objectBody(request)),
  )
  route.get(
    '/modelos',
    {
      summary: 'Modelos que podem ser liberados, os da etapa ou da solicitação propostos',
      querystring: { type: 'object', properties: { solicitacao: { type: 'string' }, etapa: { type: 'string' } } },
    },
    async (ctx, request) => {
      const query = request.query as Record<string, unknown>
      return modelosParaLiberar(ctx, { solicitacao: queryId(query, 'solicitacao'), etapa: queryId(query, 'etapa') })
    },
  )
  route.get(
    '/comparacao',
    {
      summary: 'Resultados dos candidatos de uma solicitação lado a lado',
      querystring: { type: 'object', properties: { solicitacao: { type: 'string' } } },
    },
    async (ctx, request) =>
      comparacao(
        ctx,
        queryId(request.query as Record<string, unknown>, 'solicitacao') ??
          fail('PARAMETRO_INVALIDO', { nome: 'solicitacao' }),
      ),
  )
  route.get('/{id}/resultado', { summary: 'Avaliação com respostas e resultado' }, async (ctx, request) =>
    paraRh(await readStored<Avaliacao>(ctx, idParam(request)), ctx.now()),
  )
  for (const [segment, rascunho] of [
    ['respostas', false],
    ['rascunho', true],
  ] as const)
    route.put(
      `/{id}/${segment}`,
      {
        summary: rascunho ? 'Guarda respostas sem entregá-las' : 'Responde a avaliação',
        authority: responder,
        body: respostasSchema,
      },
      async (ctx, request) => {
        const body = objectBody(request)
        const answer = { dadas: body.respostas as Dada[], rascunho, versao: versionOf(request, body) }
        return paraRh(await inTransaction(ctx, (tx) => responde(tx, idParam(request), answer)), ctx.now())
      },
    )
  route.put(
    '/{id}/correcao',
    {
      summary: 'Corrige as respostas subjetivas',
      authority: responder,
      body: {
        type: 'object',
        properties: {
          versao: { type: 'integer' },
          correcoes: {
            type: 'array',
            title: 'Correções',
            'x-field': { gender: 'f' },
            minItems: 1,
            maxItems: 999,
            items: {
              type: 'object',
              properties: {
                perguntaId: { type: 'integer' },
                correcao: { type: 'integer', minimum: 0, maximum: 100, title: 'Correção (%)' },
              },
              required: ['perguntaId', 'correcao'],
            },
          },
        },
        required: ['correcoes'],
      },
    },
    async (ctx, request) => {
      const body = objectBody(request)
      const correcoes = body.correcoes as Correcao[]
      return paraRh(
        await inTransaction(ctx, (tx) => corrige(tx, idParam(request), correcoes, versionOf(request, body))),
        ctx.now(),
      )
    },
  )
  route.get(
    '//captacao/solicitacoes-pessoal/{id}/existe-competencia-respondida',
    { summary: 'Se alguma avaliação da solicitação foi respondida', response: { type: 'boolean' } },
    async (ctx, request) => {
      const { id } = await readStored(forEntity(ctx, 'captacao/solicitacao-pessoal'), idParam(request))
      return existeRespondida(ctx, id)
    },
  )
  doCandidato(route)
  impressao(route)
  portal(route)
})
