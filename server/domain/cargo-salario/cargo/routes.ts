import date from '#schemas/runtime/formats/date.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { incluiAreas } from './areas.ts'
import { responsabilidadeDoCargo, responsabilidadeDoTalento } from './responsabilidade.ts'

const text: JsonSchema = { type: 'string' }
const inteiro: JsonSchema = { type: 'integer' }
const ids: JsonSchema = { type: 'array', items: inteiro }
const named: JsonSchema = { type: 'object', properties: { id: inteiro, nome: text } }

const response: JsonSchema = {
  type: 'object',
  properties: {
    fonte: { enum: ['ABERTA', 'FUNCAO', 'CARGO'] },
    descricao: text,
    complemento: text,
    cargo: named,
    funcao: named,
    data: { type: 'string', format: 'date' },
  },
}

/** spec 2 §7 Positions */
export default defineRoutes('cargo-salario/cargo', (route) => {
  route.get('/{id}/responsabilidade', { summary: 'Responsabilidades de um cargo', response }, async (ctx, request) =>
    responsabilidadeDoCargo(await entityOf(ctx, 'cargo-salario/cargo').readShown(idParam(request))),
  )

  route.get(
    '/responsabilidade/{colaboradorId}',
    {
      summary: 'Responsabilidades que valem para um talento em um dia; sem data, hoje',
      querystring: { type: 'object', properties: { data: { type: 'string', format: 'date' } } },
      response,
    },
    async (ctx, request) => {
      const { data } = request.query as { data?: string }
      return responsabilidadeDoTalento(ctx, idParam(request, 'colaboradorId'), lerDia(data) ?? ctx.context.hoje)
    },
  )

  route.post(
    '/mais-sem-areas',
    {
      summary: 'Inclui áreas organizacionais em vários cargos: em todos ou em nenhum',
      body: { type: 'object', required: ['cargosIds', 'areasIds'], properties: { cargosIds: ids, areasIds: ids } },
      response: { type: 'object', properties: { alterados: inteiro } },
    },
    async (ctx, request) => {
      const { cargosIds, areasIds } = objectBody(request)
      const cargos = lerIds('cargosIds', cargosIds, 'Informe os cargos')
      const areas = lerIds('areasIds', areasIds, 'Informe as áreas organizacionais')
      return inTransaction(ctx, async (tx) => ({ alterados: await incluiAreas(tx, cargos, areas) }))
    },
  )
})

function lerDia(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  return date.validate(value) ? value : invalid([fieldError('data', 'Data inválida')])
}

/** Most records per request; it is one transaction, so clients cannot split it. */
const MAXIMO = 10_000

function lerIds(name: string, value: unknown, message: string): number[] {
  const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0
  if (!Array.isArray(value) || value.length === 0 || value.length > MAXIMO || !value.every(isId))
    return invalid([fieldError(name, `${message} (no máximo 10.000)`)])
  return [...new Set(value)].sort((a, b) => a - b)
}
