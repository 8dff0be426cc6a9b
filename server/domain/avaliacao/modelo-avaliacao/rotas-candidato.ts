import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { readRecord, readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, sendPage, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createRecord, deleteRecord, updateInside, updateRecord } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { comNomesDaqui, linhaS, modeloS, nomeLa, perguntaS, registroS, TIPO_S } from './candidato.ts'

const CANDIDATO = 'captacao/modelo-avaliacao-candidato'
const RIGHT = 'ROLE_CAD_MODELO_AVALIACAO_CANDIDATO'
const when = { tipo: TIPO_S }
const ver = { when, authority: `${RIGHT}_VER` }
const alterar = { when, authority: `${RIGHT}_ALTERAR` }

type Modelo = Parameters<typeof modeloS>[0]
type Linha = RecordData & Parameters<typeof perguntaS>[0] & { id: number }

const candidatos = (ctx: Ctx): Ctx => forEntity(ctx, CANDIDATO)

/** Routes with ?tipo=S: serve candidates' models with the authority of their register — spec 2 §3, §7 */
export function candidatoRoutes(route: RouteCollector): void {
  route.get('', { ...ver, summary: 'Modelos de avaliação de candidatos' }, async (ctx, request, reply) => {
    const of = candidatos(ctx)
    const query = parseListQuery(of.entity, consultaLa(request.query as Record<string, unknown>))
    const { rows, total } = await listRecords(of, query)
    return sendPage(reply, 'avaliacao/modelos-avaliacao', query, { rows: (rows as Modelo[]).map(modeloS), total })
  })
  route.post(
    '',
    { when, authority: `${RIGHT}_INCLUIR`, summary: 'Inclui um modelo de candidatos' },
    async (ctx, request, reply) => {
      const body = registroS(objectBody(request), false)
      const record = await comNomesDaqui(() => createRecord(candidatos(ctx), body))
      return sendRecord(reply, modeloS(record as Modelo), 201)
    },
  )
  route.get('/{id}', { ...ver, summary: 'Um modelo de candidatos' }, async (ctx, request, reply) =>
    sendRecord(reply, modeloS(await readRecord<Modelo>(candidatos(ctx), idParam(request)))),
  )
  route.put('/{id}', { ...alterar, summary: 'Altera um modelo de candidatos' }, async (ctx, request, reply) => {
    const body = objectBody(request)
    const options = { partial: true, version: versionOf(request, body) }
    const change = registroS(body, true)
    const record = await comNomesDaqui(() => updateRecord(candidatos(ctx), idParam(request), change, options))
    return sendRecord(reply, modeloS(record as Modelo))
  })
  route.delete(
    '/{id}',
    { when, authority: `${RIGHT}_EXCLUIR`, summary: 'Exclui um modelo de candidatos' },
    async (ctx, request) => {
      const version = versionOf(request, objectBody(request, true))
      return modeloS((await deleteRecord(candidatos(ctx), idParam(request), version)) as Modelo)
    },
  )
  perguntaRoutes(route)
}

/** Question routes with ?tipo=S: rows of the candidates' model, under the model's version. */
function perguntaRoutes(route: RouteCollector): void {
  route.get('/{id}/perguntas', { ...ver, summary: 'Perguntas de um modelo de candidatos' }, async (ctx, request) =>
    linhasDe(await readRecord(candidatos(ctx), idParam(request))).map(perguntaS),
  )
  route.post('/{id}/perguntas', { ...alterar, summary: 'Inclui uma pergunta' }, async (ctx, request, reply) => {
    const nova = linhaS(objectBody(request))
    const linhas = await muda(
      ctx,
      idParam(request),
      (antes) => [...antes, nova],
      undefined,
      (antes) => antes.length,
    )
    return reply.code(201).send(perguntaS(linhas.at(-1) ?? fail('NAO_ENCONTRADO')))
  })
  const url = '/{id}/perguntas/{perguntaId}'
  route.get(url, { ...ver, summary: 'Uma pergunta de um modelo de candidatos' }, async (ctx, request) => {
    const id = idParam(request, 'perguntaId')
    return perguntaS(linhaDe(linhasDe(await readRecord(candidatos(ctx), idParam(request))), id))
  })
  route.put(url, { ...alterar, summary: 'Altera uma pergunta' }, async (ctx, request) => {
    const id = idParam(request, 'perguntaId')
    const body = objectBody(request)
    const nova = { ...linhaS(body), id }
    const troca = (antes: Linha[]) => antes.with(antes.indexOf(linhaDe(antes, id)), nova as Linha)
    const at = (antes: Linha[]) => antes.indexOf(linhaDe(antes, id))
    return perguntaS(linhaDe(await muda(ctx, idParam(request), troca, versionOf(request, body) ?? 0, at), id))
  })
  route.delete(url, { ...alterar, summary: 'Exclui uma pergunta' }, async (ctx, request) => {
    const id = idParam(request, 'perguntaId')
    let excluida: Linha | undefined
    await muda(ctx, idParam(request), (antes) => {
      excluida = linhaDe(antes, id)
      return antes.filter((linha) => linha !== excluida)
    })
    return excluida && perguntaS(excluida)
  })
}

const linhasDe = (record: RecordData): Linha[] => (record.perguntas ?? []) as Linha[]

const linhaDe = (linhas: Linha[], id: number): Linha =>
  linhas.find((linha) => linha.id === id) ?? fail('NAO_ENCONTRADO')

/** Changes the rows of a candidates' model. @param versao what the client read; absent: whatever there is. @param at the row that mistakes are about */
async function muda(
  ctx: Ctx,
  id: number,
  change: (linhas: Linha[]) => RecordData[],
  versao?: number,
  at?: (linhas: Linha[]) => number,
): Promise<Linha[]> {
  return inTransaction(ctx, async (tx) => {
    const of = candidatos(tx)
    const stored = await readStored(of, id, { lock: true })
    const antes = linhasDe(stored)
    const body = { perguntas: change(antes) }
    const options = { partial: true, version: versao ?? stored.versao }
    await comNomesDaqui(() => updateInside(of, id, body, options), at && (() => at(antes)))
    return linhasDe(await readStored(of, id))
  })
}

/** A list query renamed to the fields of the candidates' register. */
function consultaLa({ tipo: _, filter, sort, ...query }: Record<string, unknown>): Record<string, unknown> {
  const { tipo: __, ...rest } = typeof filter === 'string' ? (JSON.parse(filter) as Record<string, unknown>) : {}
  const order = typeof sort === 'string' ? sort.replace(/percentualMinimoAprovacao|observacao/g, nomeLa) : sort
  const named = Object.fromEntries(Object.entries(query).map(([name, value]) => [nomeLa(name), value]))
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [nomeLa(name), value]))
  return { ...named, sort: order, ...(filter !== undefined && { filter: JSON.stringify(inner) }) }
}
