import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { readSaved } from '#server/platform/crud/read/saved.ts'
import { readDay } from '#server/platform/crud/request/list-query.ts'
import { idParam, idsOf, objectBody } from '#server/platform/crud/request/request.ts'
import { updateInside } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { ocorrenciasNoPeriodo, type Periodo, talentosComOcorrencias } from './periodo.ts'
import { lancaVarias, variasBody } from './varias.ts'

/** spec 3 §7: default and largest number of rows */
const QTD_ITENS = 100
const MAIS_ITENS = 1000

/** '1,2,3' */
const ids: JsonSchema = { type: 'string' }
const querystring: JsonSchema = {
  type: 'object',
  required: ['dataIni', 'dataFim'],
  properties: {
    dataIni: { type: 'string', format: 'date', title: 'Data Inicial' },
    dataFim: { type: 'string', format: 'date', title: 'Data Final' },
    empresasIds: ids,
    estabelecimentosIds: ids,
    areasIds: ids,
    cargosIds: ids,
    qtdItens: { type: 'integer', title: 'Quantidade de itens' },
  },
}

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['providenciaId'],
  properties: {
    providenciaId: { anyOf: [{ type: 'integer' }, { type: 'null' }], title: 'Providência' },
    versao: { type: 'integer', title: 'Versão' },
  },
}

/** spec 3 §7: occurrences of talents */
export default defineRoutes('gestao-talentos/colaborador-ocorrencia', (route) => {
  route.post(
    '/varias',
    {
      summary: 'Lança a mesma ocorrência para vários talentos, para todos ou nenhum',
      authority: 'ROLE_CAD_COLABORADOR_OCORRENCIA_INCLUIR',
      body: variasBody,
    },
    async (ctx, request, reply) => reply.code(201).send(await lancaVarias(ctx, request.body)),
  )

  route.get('/talentos', { summary: 'Talentos com ocorrências' }, talentosComOcorrencias)

  route.get(
    '//gestao-talentos/ocorrencias/por-periodo-providencias',
    { summary: 'Ocorrências de um período, com as providências', querystring },
    async (ctx, request) => ocorrenciasNoPeriodo(ctx, periodoDe(request)),
  )

  route.put(
    '//gestao-talentos/ocorrencia-providencia/{id}',
    {
      summary: 'Muda a providência de uma ocorrência',
      authority: 'ROLE_CAD_COLABORADOR_OCORRENCIA_ALTERAR',
      body,
    },
    async (ctx, request) => mudaProvidencia(ctx, request),
  )
})

/** R-OCO-01. Checks `versao` where it is given; without it the stored record is changed whatever its version. */
async function mudaProvidencia(ctx: Ctx, request: FastifyRequest) {
  const id = idParam(request)
  const { providenciaId, versao } = objectBody(request) as { providenciaId: number | null; versao?: number }
  return inTransaction(ctx, async (tx) => {
    const stored = await readStored(tx, id, { lock: true })
    const providencia = providenciaId === null ? null : { id: providenciaId }
    await updateInside(tx, id, { providencia }, { partial: true, version: versao ?? stored.versao })
    return readSaved(tx, id)
  })
}

function periodoDe(request: FastifyRequest): Periodo {
  const asked = request.query as Record<string, string | undefined>
  const day = (name: 'dataIni' | 'dataFim') =>
    readDay(asked[name], name) ?? invalid([fieldError(name, `${querystring.properties?.[name]?.title} é obrigatória`)])
  const [dataIni, dataFim] = [day('dataIni'), day('dataFim')]
  if (dataFim < dataIni) invalid([fieldError('dataFim', 'Data final inferior a data inicial.')])
  const qtdItens = Number(asked.qtdItens ?? QTD_ITENS)
  if (!Number.isInteger(qtdItens) || qtdItens < 1 || qtdItens > MAIS_ITENS)
    fail('PARAMETRO_INVALIDO', { nome: 'qtdItens' })
  const listed = (name: string) => idsOf(request, name)
  return {
    dataIni,
    dataFim,
    qtdItens,
    empresasIds: listed('empresasIds'),
    estabelecimentosIds: listed('estabelecimentosIds'),
    areasIds: listed('areasIds'),
    cargosIds: listed('cargosIds'),
  }
}
