import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { readSaved } from '#server/platform/crud/read/saved.ts'
import { idsOf, objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { deleteRecord, updateInside } from '#server/platform/crud/write/operations.ts'
import { listaPerguntas, PERGUNTA, parteDe, questionarioDe } from '../acesso.ts'
import { incluiPergunta, incluiVarias, lugarDe } from '../inclui.ts'
import { movePergunta, reordenaPerguntas } from '../ordem.ts'

const id: JsonSchema = { type: 'integer', minimum: 1 }
const ordem: JsonSchema = { type: 'integer', minimum: 1, maximum: 9999, title: 'Ordem', 'x-field': { gender: 'f' } }
/** minimal schema; the definition of `avaliacao/pergunta` validates the rest */
const pergunta: JsonSchema = {
  type: 'object',
  required: ['texto', 'tipo'],
  properties: { texto: { type: 'string' }, tipo: { type: 'integer' }, ordem },
}

/** Routes of a questionnaire's questions, below its owner — spec 2 §7 'Evaluation models (questions and aspects)', 'Surveys' */
export function perguntaRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/perguntas',
    { summary: 'Perguntas do questionário', querystring: { type: 'object', properties: { aspecto: id } } },
    async (ctx, request) => {
      const [aspecto] = idsOf(request, 'aspecto') ?? []
      return listaPerguntas(ctx, await questionarioDe(ctx, request), aspecto)
    },
  )
  route.post(
    '/{id}/perguntas',
    { summary: 'Inclui uma pergunta', body: pergunta, checksItself: true },
    async (ctx, request, reply) => {
      const questionario = await questionarioDe(ctx, request)
      const body = objectBody(request)
      const record = await inTransaction(ctx, async (tx) =>
        readSaved(forEntity(tx, PERGUNTA), await incluiPergunta(tx, questionario, body)),
      )
      return sendRecord(reply, record, 201)
    },
  )
  route.post(
    '/{id}/perguntas/batch',
    {
      summary: 'Inclui várias perguntas: todas ou nenhuma',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['perguntas'],
        properties: {
          perguntas: {
            type: 'array',
            title: 'Perguntas',
            'x-field': { gender: 'f' },
            minItems: 1,
            maxItems: 200,
            items: { type: 'object' },
          },
        },
      },
    },
    async (ctx, request, reply) => {
      const questionario = await questionarioDe(ctx, request)
      const { perguntas } = objectBody(request) as { perguntas: RecordData[] }
      await inTransaction(ctx, (tx) => incluiVarias(tx, questionario, perguntas))
      return reply.code(201).send(await listaPerguntas(ctx, questionario))
    },
  )
  route.patch(
    '/{id}/perguntas/batch/ordem',
    {
      summary: 'Põe todas as perguntas nesta ordem',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['perguntas'],
        properties: {
          perguntas: { type: 'array', title: 'Perguntas', 'x-field': { gender: 'f' }, items: id, maxItems: 9999 },
        },
      },
    },
    async (ctx, request) => {
      const questionario = await questionarioDe(ctx, request)
      const { perguntas } = objectBody(request) as { perguntas: number[] }
      await inTransaction(ctx, (tx) => reordenaPerguntas(tx, questionario, perguntas))
      return listaPerguntas(ctx, questionario)
    },
  )
  umaPergunta(route)
}

function umaPergunta(route: RouteCollector): void {
  const url = '/{id}/perguntas/{perguntaId}'
  route.get(url, { summary: 'Uma pergunta do questionário' }, async (ctx, request, reply) => {
    const of = forEntity(ctx, PERGUNTA)
    return sendRecord(reply, await readRecord(of, await perguntaDe(ctx, request)))
  })
  route.put(
    url,
    { summary: 'Altera uma pergunta', body: pergunta, checksItself: true },
    async (ctx, request, reply) => {
      const questionario = await questionarioDe(ctx, request)
      const body: RecordData = { ...objectBody(request), questionario: { id: questionario } }
      const version = versionOf(request, body)
      const record = await inTransaction(ctx, async (tx) => {
        const of = forEntity(tx, PERGUNTA)
        const one = await parteDe(of, request, questionario, 'perguntaId')
        await updateInside(of, one, body, { partial: false, version })
        const saved = await readSaved(of, one)
        const lugar = lugarDe(body.ordem) ?? saved.ordem
        if (lugar === saved.ordem) return saved
        await movePergunta(tx, questionario, one, Number(lugar))
        return readSaved(of, one)
      })
      return sendRecord(reply, record)
    },
  )
  route.delete(url, { summary: 'Exclui uma pergunta' }, async (ctx, request) =>
    deleteRecord(
      forEntity(ctx, PERGUNTA),
      await perguntaDe(ctx, request),
      versionOf(request, objectBody(request, true)),
    ),
  )
  route.patch(
    `${url}/ordem`,
    {
      summary: 'Muda o lugar de uma pergunta; as outras são numeradas de novo',
      body: { type: 'object', additionalProperties: false, required: ['ordem'], properties: { ordem } },
    },
    async (ctx, request) => {
      const questionario = await questionarioDe(ctx, request)
      const one = await parteDe(forEntity(ctx, PERGUNTA), request, questionario, 'perguntaId')
      await inTransaction(ctx, (tx) => movePergunta(tx, questionario, one, Number(objectBody(request).ordem)))
      return listaPerguntas(ctx, questionario)
    },
  )
}

const perguntaDe = async (ctx: Parameters<typeof questionarioDe>[0], request: Parameters<typeof questionarioDe>[1]) =>
  parteDe(forEntity(ctx, PERGUNTA), request, await questionarioDe(ctx, request), 'perguntaId')
