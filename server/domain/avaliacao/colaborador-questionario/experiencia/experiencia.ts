import type { FastifyRequest } from 'fastify'
import type { AberturaDoPeriodo, Ligacao, PedidoDeImpressao } from '#schemas/runtime/answers/evaluation/experience.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { modelosDeExperiencia } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { podeAcompanhar } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, versionOf } from '#server/platform/crud/request/request.ts'
import { updateInside } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readParaLer } from '../acesso.ts'
import type { Copia } from '../copia.ts'
import { corpoDaEntrega } from '../corpo.ts'
import { type Entrega, recusaVersao, responde } from '../responde.ts'
import { comResultado, paraQuemResponde } from '../vista.ts'
import { abre, comoGestor, exclui, reabre, readDaExperiencia } from './avalia.ts'
import { avaliacaoImpressa, impressaoSchema } from './impressao.ts'
import { filtros, listaTalentos, talentoDe } from './lista.ts'
import { ligacoesSchema, ligaModelos } from './modelos.ts'
import { questionarioDoTalento } from './questionario.ts'

const BASE = '//avaliacao/acompanhamentos-periodos-experiencia'
const MODELOS = `${BASE}/modelos-acompanhamentos-periodo-experiencias`
const COPIAS = `${BASE}/talentos/{id}/colaboradores-questionarios`
/** Authority to follow experience periods: HR by the register's authority, managers for their own people. */
const acompanha = { authority: 'ROLE_ACOMPANHAMENTO_EXPERIENCIA', also: 'ROLE_MOV_AVALIACAO_VER' }

const id: JsonSchema = { type: 'integer', minimum: 1 }
const ref = (title: string): JsonSchema => ({
  ...{ type: 'object', title, additionalProperties: false, required: ['id'] },
  properties: { id, nome: { type: 'string' }, titulo: { type: 'string' } },
})
const abertura: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['colaborador', 'periodoExperiencia'],
  properties: {
    colaborador: ref('Talento'),
    periodoExperiencia: ref('Período de Experiência'),
    modeloAvaliacao: ref('Modelo de Avaliação'),
  },
}
const troca: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['modeloAvaliacao'],
  properties: { versao: { type: 'integer' }, modeloAvaliacao: ref('Modelo de Avaliação') },
}
const abreEResponde: JsonSchema = {
  ...corpoDaEntrega,
  required: ['periodoExperienciaId'],
  properties: {
    ...corpoDaEntrega.properties,
    periodoExperienciaId: { ...id, title: 'Período de Experiência' },
    modeloAvaliacaoId: { ...id, title: 'Modelo de Avaliação' },
  },
}

/** Following experience periods — spec 2 §7 Experience-period follow-up */
export function experiencia(route: RouteCollector): void {
  registro(route)
  doTalento(route)
  route.get(MODELOS, { ...acompanha, summary: 'Modelos de acompanhamento, cada um com o seu período' }, (ctx) =>
    modelosDeExperiencia(ctx),
  )
  route.put(
    MODELOS,
    {
      summary: 'Liga modelos aos seus períodos, todos ou nenhum',
      authority: 'ROLE_CAD_MODELO_AVALIACAO_ALTERAR',
      body: ligacoesSchema,
    },
    (ctx, request) => inTransaction(ctx, (tx) => ligaModelos(tx, objectBody<{ modelos: Ligacao[] }>(request).modelos)),
  )
  route.post(
    `${BASE}/imprimir-avaliacao-respondida`,
    { ...acompanha, summary: 'Avaliação respondida em PDF', body: impressaoSchema },
    async (ctx, request, reply) => {
      const pedido = objectBody<PedidoDeImpressao>(request)
      const { copia } = await readParaLer(ctx, pedido.colaboradorQuestionarioId)
      return avaliacaoImpressa(ctx, copia, pedido, request, reply)
    },
  )
}

/** Routes of the evaluations. */
function registro(route: RouteCollector): void {
  route.get(BASE, { summary: 'Avaliações de períodos de experiência' }, async (ctx, request, reply) => {
    const query = parseListQuery(ctx.entity, request.query as Record<string, unknown>)
    return sendList(reply, ctx, { ...query, filter: { ...query.filter, origem: 'A' } }, 'acompanhamentos')
  })
  route.get(
    `${BASE}/{id}`,
    { ...acompanha, summary: 'Uma avaliação de período de experiência' },
    async (ctx, request) => mostra(ctx, idParam(request)),
  )
  route.post(
    BASE,
    { ...acompanha, summary: 'Abre a avaliação de um período de experiência', body: abertura },
    async (ctx, request, reply) => {
      const { colaborador, periodoExperiencia, modeloAvaliacao } = objectBody<Pedida>(request)
      const feita = await inTransaction(ctx, async (tx) => {
        const aberta = await abre(tx, {
          colaboradorId: colaborador.id,
          periodoExperienciaId: periodoExperiencia.id,
          modeloAvaliacaoId: modeloAvaliacao?.id,
        })
        return paraQuemResponde(tx, await readDaExperiencia(tx, aberta))
      })
      return reply.code(201).send(feita)
    },
  )
  route.put(
    `${BASE}/{id}`,
    { ...acompanha, summary: 'Troca o modelo de uma avaliação que ninguém começou a responder', body: troca },
    async (ctx, request) => {
      const body = objectBody(request)
      const version = versionOf(request, body)
      await inTransaction(ctx, async (tx) => {
        const copia = await readDaExperiencia(tx, idParam(request))
        await updateInside(
          comoGestor(tx),
          copia.id,
          { modeloAvaliacao: body.modeloAvaliacao },
          { partial: true, version },
        )
      })
      return mostra(ctx, idParam(request))
    },
  )
  route.delete(
    `${BASE}/{id}`,
    { ...acompanha, summary: 'Exclui a avaliação de um período' },
    async (ctx, request, reply) => {
      await inTransaction(ctx, (tx) => exclui(tx, idParam(request), versionOf(request, {})))
      return reply.code(204).send()
    },
  )
}

interface Pedida {
  colaborador: { id: number }
  periodoExperiencia: { id: number }
  modeloAvaliacao?: { id: number }
}

/** Routes by talent. */
function doTalento(route: RouteCollector): void {
  route.get(
    `${BASE}/talentos`,
    { ...acompanha, summary: 'Talentos com os seus períodos de experiência', querystring: filtros },
    listaTalentos,
  )
  route.get(`${COPIAS}/detail`, { ...acompanha, summary: 'Um talento com todos os seus períodos' }, (ctx, request) =>
    talentoDe(ctx, idParam(request)),
  )
  route.get(
    `${COPIAS}/{questionarioId}`,
    { ...acompanha, summary: 'O questionário de um talento, com o que foi respondido' },
    (ctx, request) => questionarioDoTalento(ctx, idParam(request), idParam(request, 'questionarioId')),
  )
  route.post(
    COPIAS,
    {
      ...acompanha,
      summary: 'Abre a avaliação de um período do talento; com respostas, também a responde',
      body: abreEResponde,
    },
    async (ctx, request, reply) => {
      const { periodoExperienciaId, modeloAvaliacaoId, ...entrega } = objectBody<AberturaDoPeriodo & Entrega>(request)
      const feita = await inTransaction(ctx, async (tx) => {
        const aberta = await abre(tx, {
          colaboradorId: idParam(request),
          periodoExperienciaId: Number(periodoExperienciaId),
          modeloAvaliacaoId,
        })
        if (entrega.respostas === undefined) return paraQuemResponde(tx, await readDaExperiencia(tx, aberta))
        return paraQuemResponde(tx, await responde(tx, aberta, { ...entrega, versao: undefined }))
      })
      return reply.code(201).send(feita)
    },
  )
  route.put(
    `${COPIAS}/{colaboradorQuestionarioId}`,
    {
      ...acompanha,
      summary: 'Responde, ou responde de novo, a avaliação de um período do talento',
      body: corpoDaEntrega,
    },
    async (ctx, request) => {
      const body = objectBody(request)
      const versao = versionOf(request, body)
      return inTransaction(ctx, async (tx) => {
        const copia = await daquele(tx, request)
        await recusaVersao(tx, copia, versao)
        const aberta = await reabre(tx, copia)
        return paraQuemResponde(tx, await responde(tx, aberta.id, { ...(body as Entrega), versao: aberta.versao }))
      })
    },
  )
  route.delete(
    `${COPIAS}/{colaboradorQuestionarioId}`,
    { ...acompanha, summary: 'Exclui a avaliação de um período do talento' },
    async (ctx, request, reply) => {
      await inTransaction(ctx, async (tx) => exclui(tx, (await daquele(tx, request)).id, versionOf(request, {})))
      return reply.code(204).send()
    },
  )
}

/** Reads the copy of the path locked, if it belongs to the talent of the path. @throws DomainError 404 */
async function daquele(tx: Ctx, request: FastifyRequest): Promise<Copia> {
  const copia = await readDaExperiencia(tx, idParam(request, 'colaboradorQuestionarioId'), true)
  return copia.colaborador?.id === idParam(request) ? copia : fail('NAO_ENCONTRADO')
}

/** The answered copy with its result; before that, what its respondent sees. @throws DomainError 404 */
async function mostra(ctx: Ctx, copiaId: number): Promise<RecordData> {
  const { copia } = await readParaLer(ctx, copiaId)
  const { origem, colaborador, modeloAvaliacao } = copia
  if (origem !== 'A' || !colaborador || !(await podeAcompanhar(ctx, colaborador.id))) fail('NAO_ENCONTRADO')
  const visto = copia.situacao === 'R' ? await comResultado(ctx, copia) : await paraQuemResponde(ctx, copia)
  return { ...visto, modeloAvaliacao }
}
