import type { FastifyRequest } from 'fastify'
import { mayHaveDocuments } from '#schemas/runtime/definition/documents.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { patienceOf, sendAccepted } from '#server/platform/queue/accepted.ts'
import { letterheadOf, printSheet } from '#server/platform/reports/document/letter.ts'
import { errosNoModelo } from './confere.ts'
import { emite, modeloAtivo } from './emite.ts'
import { emitidos } from './emitidos.ts'
import { folhaDe, type Modelo } from './folha.ts'
import { identidadeDaPrevia } from './identidade.ts'
import { marcadores } from './marcadores.ts'
import { verificacao } from './verificacao.ts'

/** Most records printed within the request; more need a task. */
const NA_HORA = 50
/** Records of one task. */
const MAIS = 1000

const inteiro: JsonSchema = { type: 'integer', minimum: 1 }

/** Routes of templates, and of documents printed of records. */
export default defineRoutes('utilitario/modelo-documento', (route) => {
  route.get(
    '/marcadores',
    {
      summary: 'O que um documento sobre um cadastro pode citar',
      querystring: { type: 'object', properties: { entidade: { type: 'string' } }, required: ['entidade'] },
    },
    async (ctx, request) => marcadores(ctx.deps.model, entidadeDe(ctx, (request.query as RecordData).entidade)),
  )
  route.post(
    '/previa',
    {
      summary: 'O documento em PDF como o modelo está sendo escrito, com um registro; nada é guardado',
      authority: 'ROLE_CAD_MODELO_DOCUMENTO_VER',
      body: {
        type: 'object',
        properties: { modelo: { type: 'object' }, registroId: inteiro },
        required: ['modelo'],
      },
    },
    async (ctx, request, reply) => {
      const { modelo, registroId } = await lido(ctx, request)
      const id = registroId ?? (await maisNovo(ctx, modelo.entidade))
      const { prumo } = request.server
      const { sheet } = await folhaDe(ctx, prumo, modelo, id, await identidadeDaPrevia(ctx, prumo))
      const pdf = await printSheet(sheet, await letterheadOf(ctx, prumo))
      return reply.type('application/pdf').send(pdf)
    },
  )
  route.get(
    '//documentos/modelos',
    { summary: 'Modelos ativos dos cadastros que se pode ver', authority: 'LOGIN' },
    async (ctx) => oferecidos(ctx),
  )
  route.post(
    '//documentos',
    {
      summary: `Imprime um modelo para registros; o que saiu de cada um fica guardado. Mais de ${NA_HORA} são uma tarefa (202)`,
      authority: 'LOGIN',
      body: {
        type: 'object',
        properties: { modeloId: inteiro, registros: { type: 'array', items: inteiro, minItems: 1, maxItems: MAIS } },
        required: ['modeloId', 'registros'],
      },
      checksItself: true,
    },
    async (ctx, request, reply) => {
      const { modeloId, registros } = pedido(request)
      const modelo = await modeloAtivo(ctx, modeloId)
      if (registros.length > NA_HORA || patienceOf(request) === 0) {
        if (!hasAuthority(ctx.session, forEntity(ctx, modelo.entidade).entity.authority.read)) fail('NAO_AUTORIZADO')
        const { jobs } = request.server.prumo
        const input = { modeloId, registros }
        return sendAccepted(reply, await jobs.start(ctx.session, 'impressao-documentos', input, modelo.nome))
      }
      const { nome, pdf } = await emite(ctx, request.server.prumo, modelo, registros)
      reply.header('content-disposition', contentDisposition('inline', `${nome}.pdf`))
      return reply.type('application/pdf').send(pdf)
    },
  )
  emitidos(route)
  verificacao(route)
})

function pedido(request: FastifyRequest): { modeloId: number; registros: number[] } {
  const { modeloId, registros } = objectBody(request)
  const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0
  if (!isId(modeloId)) return invalid([fieldError('modeloId', 'Modelo é obrigatório')])
  if (!Array.isArray(registros) || registros.length === 0 || !registros.every(isId))
    return invalid([fieldError('registros', 'Selecione ao menos um registro')])
  if (registros.length > MAIS)
    return invalid([
      fieldError('registros', `Podem ser impressos até ${MAIS.toLocaleString('pt-BR')} registros de cada vez`),
    ])
  return { modeloId, registros: [...new Set(registros)] }
}

interface Lido {
  modelo: Modelo & { entidade: string }
  registroId?: number
}

/** Validates the unsaved template of the form as if it were saved; `nome` defaults to 'Prévia'. */
async function lido(ctx: Ctx, request: FastifyRequest): Promise<Lido> {
  const { modelo: raw, registroId } = objectBody(request)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fail('REQUISICAO_INVALIDA')
  const { id: _id, versao: _versao, ...rest } = raw as RecordData
  const body = normaliseRecord(ctx.entity, { nome: 'Prévia', tipo: 'OUTRO', ...rest })
  const modelo = body as unknown as Modelo & { entidade: string }
  const errors = checkRecord(ctx.deps.runtimes.get(ctx.entity.path), body, ctx.context)
  if (errors.length > 0) invalid(errors)
  const found = await errosNoModelo(ctx.deps.model, modelo)
  if (found.length > 0) invalid(found)
  return { modelo, ...(registroId ? { registroId: Number(registroId) } : {}) }
}

function entidadeDe(ctx: Ctx, raw: unknown): string {
  const known = ctx.entity.fields.find(({ name }) => name === 'entidade')?.options ?? []
  return known.some(({ value }) => value === raw) ? String(raw) : fail('PARAMETRO_INVALIDO', { nome: 'entidade' })
}

async function maisNovo(ctx: Ctx, entidade: string): Promise<number> {
  const own = forEntity(ctx, entidade)
  if (!hasAuthority(ctx.session, own.entity.authority.read)) fail('NAO_AUTORIZADO')
  const query = { filter: {}, offset: 0, limit: 1, sort: [{ path: 'id', descending: true }] }
  const [row] = (await listRecords(own, query)).rows
  return row ? Number(row.id) : fail('SEM_REGISTRO_PARA_PREVIA')
}

async function oferecidos(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('modelo_documento')
    .select(['id', 'nome', 'entidade'])
    .where('empresa_id', '=', ctx.session.empresaId)
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute()
  return rows.filter(({ entidade }) => {
    const entity = ctx.deps.model.entities.get(entidade)
    return entity !== undefined && mayHaveDocuments(entity) && hasAuthority(ctx.session, entity.authority.read)
  })
}
