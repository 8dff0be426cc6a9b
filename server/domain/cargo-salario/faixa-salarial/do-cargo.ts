import type { FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { concealFields } from '#server/platform/crud/read/answer.ts'
import { asOf } from '#server/platform/crud/read/in-force.ts'
import { readRecord, readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { dayParam, idParam, objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createRecord, deleteInside, updateInside } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { transfere } from './transferencia.ts'

const GRUPO = 'ROLE_CAD_FAIXA_SALARIAL'
const inteiro: JsonSchema = { type: 'integer' }

/** Routes of a position's bands with the operations of the bands' own path; a band of another position gets 404 — spec 2 §7 */
export function faixasDoCargo(route: RouteCollector): void {
  route.get('/cargo/{id}', { summary: 'Faixas de um cargo' }, async (ctx, request, reply) => {
    const query = parseListQuery(ctx.entity, request.query as Record<string, unknown>)
    return sendList(reply, ctx, query, 'faixas-salariais', await dentroDoCargo(ctx, idParam(request)))
  })

  route.get('/cargo/{id}/{faixaId}', { summary: 'Uma faixa de um cargo' }, async (ctx, request, reply) => {
    const within = await dentroDoCargo(ctx, idParam(request))
    return sendRecord(reply, await readRecord(asOf(ctx, dayParam(request)), faixaParam(request), within))
  })

  route.post(
    '/cargo/{id}',
    { summary: 'Inclui uma faixa em um cargo', authority: `${GRUPO}_INCLUIR` },
    async (ctx, request, reply) => {
      const { value: cargo } = await dentroDoCargo(ctx, idParam(request))
      return sendRecord(reply, await createRecord(ctx, deste(cargo, objectBody(request))), 201)
    },
  )

  route.put('/cargo/{id}/{faixaId}', { summary: 'Grava uma faixa de um cargo' }, async (ctx, request, reply) => {
    const body = objectBody(request)
    const version = versionOf(request, body)
    const [cargo, id] = [idParam(request), faixaParam(request)]
    await inTransaction(ctx, async (tx) => {
      await readStored(tx, id, { lock: true, within: await dentroDoCargo(tx, cargo) })
      await updateInside(tx, id, deste(cargo, body), { partial: false, version })
    })
    return sendRecord(reply, await readRecord(ctx, id))
  })

  route.delete(
    '/cargo/{id}/{faixaId}',
    { summary: 'Exclui uma faixa de um cargo', authority: `${GRUPO}_EXCLUIR` },
    async (ctx, request) => {
      const version = versionOf(request, objectBody(request, true))
      const id = faixaParam(request)
      const removed = await inTransaction(ctx, async (tx) => {
        await readStored(tx, id, { lock: true, within: await dentroDoCargo(tx, idParam(request)) })
        return deleteInside(tx, id, version)
      })
      return concealFields(ctx, removed)
    },
  )

  route.post(
    '/cargo/{id}/transferir-faixas-salariais',
    {
      summary: 'Transfere faixas para outro cargo, com os talentos que estão nelas: todas ou nenhuma',
      body: {
        type: 'object',
        required: ['cargoId', 'faixasIds'],
        properties: { cargoId: inteiro, faixasIds: { type: 'array', items: inteiro } },
      },
      checksItself: true,
      response: { type: 'object', properties: { transferidas: inteiro } },
    },
    async (ctx, request) => {
      const { cargoId, faixasIds } = objectBody(request)
      return transfere(ctx, {
        origem: idParam(request),
        destino: isId(cargoId) ? cargoId : invalid([fieldError('cargoId', 'Cargo de destino é obrigatório')]),
        faixas: lerFaixas(faixasIds),
      })
    },
  )
}

const faixaParam = (request: FastifyRequest): number => idParam(request, 'faixaId')

/** Requires the company to have the position. @returns condition that limits statements to its bands @throws DomainError 404 */
async function dentroDoCargo(ctx: Ctx, cargo: number) {
  await readStored(forEntity(ctx, 'cargo-salario/cargo'), cargo)
  return { column: 'cargo_id', value: cargo }
}

/** Body of a band of this position. @throws DomainError 400 for another position in it: bands are moved by a route of its own */
function deste(id: number, body: RecordData): RecordData {
  const { cargo } = body
  const said = typeof cargo === 'object' && cargo !== null && 'id' in cargo ? cargo.id : cargo
  if (said !== undefined && said !== null && Number(said) !== id)
    invalid([fieldError('cargo', 'O cargo informado não é o do endereço; para mudar de cargo, transfira a faixa')])
  return { ...body, cargo: { id } }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Most bands moved per request. */
const MAXIMO = 200

function lerFaixas(value: unknown): number[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isId))
    return invalid([fieldError('faixasIds', 'Informe as faixas salariais a transferir')])
  if (value.length > MAXIMO) return invalid([fieldError('faixasIds', `Transfira no máximo ${MAXIMO} faixas por vez`)])
  return [...new Set(value)]
}
