import type { Aspecto } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createRecord, deleteRecord, updateRecord } from '#server/platform/crud/write/operations.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { ASPECTO, parteDe, questionarioDe } from '../acesso.ts'

const nome: JsonSchema = { type: 'string', maxLength: 100, title: 'Nome' }
const versao: JsonSchema = { type: 'integer', title: 'Versão' }
const aspecto: JsonSchema = { type: 'object', additionalProperties: false, required: ['nome'], properties: { nome } }

// $1 company, $2 questionnaire, $3 part of the name
const LISTA = hot(`select a.id, a.versao, a.nome,
    (select count(*)::int from pergunta p where p.empresa_id = a.empresa_id and p.aspecto_id = a.id) as perguntas
  from aspecto a where a.empresa_id = $1 and a.questionario_id = $2 and prumo_busca(a.nome) like '%' || prumo_busca($3) || '%'
  order by a.nome, a.id`)

/** Routes of a questionnaire's aspects, below its owner — spec 2 §7 'Evaluation models (questions and aspects)' */
export function aspectoRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/aspectos',
    { summary: 'Aspectos do questionário', querystring: { type: 'object', properties: { nome: { type: 'string' } } } },
    async (ctx, request): Promise<Aspecto[]> => {
      const { nome: parte } = request.query as { nome?: string | string[] }
      const values = [ctx.session.empresaId, await questionarioDe(ctx, request), [parte ?? ''].flat().at(-1)]
      return (await run<Aspecto>(ctx.db, LISTA, values)).map((row) => ({ ...row, id: Number(row.id) }))
    },
  )
  route.post('/{id}/aspectos', { summary: 'Inclui um aspecto', body: aspecto }, async (ctx, request, reply) => {
    const questionario = { id: await questionarioDe(ctx, request) }
    const body = { ...objectBody(request), questionario }
    return sendRecord(reply, await createRecord(forEntity(ctx, ASPECTO), body), 201)
  })
  route.put(
    '/{id}/aspectos/{aspectoId}',
    { summary: 'Altera um aspecto', body: { ...aspecto, properties: { nome, versao } } },
    async (ctx, request, reply) => {
      const of = forEntity(ctx, ASPECTO)
      const body = objectBody(request)
      const id = await parteDe(of, request, await questionarioDe(ctx, request), 'aspectoId')
      const options = { partial: true, version: versionOf(request, body) }
      return sendRecord(reply, await updateRecord(of, id, body, options))
    },
  )
  route.delete('/{id}/aspectos/{aspectoId}', { summary: 'Exclui um aspecto sem perguntas' }, async (ctx, request) => {
    const of = forEntity(ctx, ASPECTO)
    const id = await parteDe(of, request, await questionarioDe(ctx, request), 'aspectoId')
    return deleteRecord(of, id, versionOf(request, objectBody(request, true)))
  })
}
