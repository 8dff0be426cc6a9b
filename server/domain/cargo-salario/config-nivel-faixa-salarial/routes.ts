import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { readRecord, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { parseListQuery, readDay } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createRecord, deleteRecord, updateRecord } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { informacoesDaFaixa, todasDaFaixa } from './faixa.ts'

const authority = (operation: string) => `ROLE_CAD_NIVEL_COMPETENCIA_FAIXA_${operation}`

/** Both paths of spec 2 §7 lead to the configurations of a band. */
const BASES = [
  '//cargo-salario/niveis-competencia/config/faixas-salariais',
  '//cargo-salario/configuracao-nivel-competencia',
]

export default defineRoutes('cargo-salario/config-nivel-faixa-salarial', (route) => {
  for (const base of BASES) {
    const list = `${base}/{faixaId}`
    const one = `${base}/{faixaId}/{configId}`
    route.get(list, { summary: 'Configurações de níveis de competência da faixa' }, listOf)
    route.get(one, { summary: 'Uma configuração da faixa' }, async (ctx, request, reply) =>
      sendRecord(reply, await ofFaixa(ctx, request)),
    )
    route.post(list, { summary: 'Nova configuração da faixa', authority: authority('INCLUIR') }, create)
    route.put(one, { summary: 'Altera uma configuração da faixa', authority: authority('ALTERAR') }, update)
    route.delete(one, { summary: 'Exclui uma configuração da faixa', authority: authority('EXCLUIR') }, remove)
  }
  const [config = ''] = BASES
  route.get(
    `${config}/{faixaId}/all`,
    { summary: 'Configurações da faixa com as suas competências' },
    async (ctx, request) => todasDaFaixa(ctx, await faixaOf(ctx, request)),
  )
  route.get(
    `${config}/{faixaId}/info`,
    {
      summary: 'O que é preciso para configurar a faixa: cargo, níveis em vigor e competências',
      querystring: { type: 'object', properties: { data: { type: 'string', format: 'date' } } },
    },
    async (ctx, request) => informacoesDaFaixa(ctx, await faixaOf(ctx, request), dayOf(ctx, request)),
  )
})

/** Reads the band of the path. @throws DomainError 404 */
async function faixaOf(ctx: Ctx, request: FastifyRequest): Promise<FaixaSalarial> {
  return readStored<FaixaSalarial>(forEntity(ctx, 'cargo-salario/faixa-salarial'), idParam(request, 'faixaId'))
}

const dayOf = (ctx: Ctx, request: FastifyRequest): string =>
  readDay((request.query as Record<string, unknown>).data, 'data') ?? ctx.context.hoje

async function listOf(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const { id } = await faixaOf(ctx, request)
  const query = parseListQuery(ctx.entity, { ...(request.query as object), faixaSalarial: String(id) })
  return sendList(reply, ctx, query, 'configuracoes')
}

/** Reads a configuration of the band of the path. @throws DomainError 404 for one of another band */
async function ofFaixa(ctx: Ctx, request: FastifyRequest): Promise<StoredRecord> {
  const record = await readRecord(ctx, idParam(request, 'configId'))
  const { id } = record.faixaSalarial as { id: number }
  return id === idParam(request, 'faixaId') ? record : fail('NAO_ENCONTRADO')
}

async function create(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const { id } = await faixaOf(ctx, request)
  return sendRecord(reply, await createRecord(ctx, { ...objectBody(request), faixaSalarial: { id } }), 201)
}

async function update(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const { id, faixaSalarial } = await ofFaixa(ctx, request)
  const body = objectBody(request)
  const options = { partial: false, version: versionOf(request, body) }
  return sendRecord(reply, await updateRecord(ctx, id, { ...body, faixaSalarial }, options))
}

async function remove(ctx: Ctx, request: FastifyRequest) {
  const { id } = await ofFaixa(ctx, request)
  return deleteRecord(ctx, id, versionOf(request, objectBody(request, true)))
}
