import type { FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createChild, deleteChild, updateChild, withinParent } from '#server/platform/crud/write/child-operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { proprio } from './sessao.ts'

const authority = 'CANDIDATO'
const base = '//externo/candidatos/{id}/documentos-anexos'
/** Fields of a document that the candidate sets; kind and step are set by the company. */
const dados = ['descricao', 'data', 'observacao', 'documento']
const body: JsonSchema = {
  type: 'object',
  properties: {
    descricao: { type: 'string', title: 'Descrição' },
    data: { type: 'string', title: 'Data' },
    observacao: { type: 'string', title: 'Observação' },
    documento: { type: 'string', title: 'Documento' },
  },
}

interface Anexo {
  id: string
  nome: string
  tipo: string
  tamanho: number
}

/** The candidate's own attachments: documents whose file he uploaded himself, without those of the company — spec 1 §2.3, §7.3 */
export function documentosProprios(route: RouteCollector): void {
  const one = `${base}/{documentoId}`
  route.get(base, { summary: 'Os próprios documentos anexos', authority }, async (ctx, request) => {
    const { rows, anexos } = await seus(dono(ctx, request))
    return rows.map((row) => visto(row, anexos))
  })
  route.get(one, { summary: 'Um documento anexo próprio', authority }, async (ctx, request, reply) => {
    const { row, anexos } = await seu(dono(ctx, request), request)
    return sendRecord(reply, visto(row, anexos))
  })
  route.get(
    `${one}/download`,
    { summary: 'Baixa um documento anexo próprio', authority },
    async (ctx, request, reply) => {
      const { row } = await seu(dono(ctx, request), request)
      return reply.redirect(`/api/externo/arquivos/${String(row.documento)}?baixar=1`)
    },
  )
  route.post(base, { summary: 'Anexa um documento', authority, body }, async (ctx, request, reply) => {
    const own = dono(ctx, request)
    const { id } = await createChild(own.ctx, { id: own.id }, escolhe(objectBody(request)))
    const { row, anexos } = await daqui(own, id)
    return sendRecord(reply, visto(row, anexos), 201)
  })
  route.put(one, { summary: 'Altera um documento anexo próprio', authority, body }, async (ctx, request, reply) => {
    const own = dono(ctx, request)
    const { row } = await seu(own, request)
    const given = objectBody(request)
    const options = { partial: true, version: versionOf(request, given) }
    await updateChild(own.ctx, { id: own.id }, Number(row.id), escolhe(given), options)
    const { row: changed, anexos } = await daqui(own, Number(row.id))
    return sendRecord(reply, visto(changed, anexos))
  })
  route.delete(one, { summary: 'Exclui um documento anexo próprio', authority }, async (ctx, request, reply) => {
    const own = dono(ctx, request)
    const { row } = await seu(own, request)
    await deleteChild(own.ctx, { id: own.id }, Number(row.id), undefined)
    return reply.code(204).send()
  })
}

interface Dono {
  /** of the documents */
  ctx: Ctx
  /** of the candidate */
  id: number
}

function dono(ctx: Ctx, request: FastifyRequest): Dono {
  const { own, id } = proprio(ctx, request)
  return { ctx: forEntity(own, 'captacao/candidato-documento'), id }
}

async function seus({ ctx, id }: Dono): Promise<{ rows: StoredRecord[]; anexos: Map<string, Anexo> }> {
  const { documentos = [] } = await readRecord(forEntity(ctx, 'captacao/candidato'), id)
  const rows = documentos as StoredRecord[]
  const anexos = await anexosDe(ctx, id, rows)
  return { rows: rows.filter(({ documento }) => anexos.has(String(documento))), anexos }
}

/** Reads an own document. @throws DomainError 404 for a missing one, another's, or the company's */
async function seu(own: Dono, request: FastifyRequest) {
  return daqui(own, idParam(request, 'documentoId'))
}

async function daqui({ ctx, id }: Dono, documento: number): Promise<{ row: StoredRecord; anexos: Map<string, Anexo> }> {
  const row = await readRecord(ctx, documento, await withinParent(ctx, { id }))
  const anexos = await anexosDe(ctx, id, [row])
  return anexos.has(String(row.documento)) ? { row, anexos } : fail('NAO_ENCONTRADO')
}

async function anexosDe({ db }: Ctx, id: number, rows: RecordData[]): Promise<Map<string, Anexo>> {
  const text =
    'select id, nome, tipo, tamanho::int as tamanho from arquivo where candidato_id = $1 and id::text = any($2)'
  const found = await run<Anexo>(db, text, [id, rows.map(({ documento }) => String(documento))])
  return new Map(found.map((file) => [file.id, file]))
}

const visto = (row: StoredRecord, anexos: Map<string, Anexo>): StoredRecord => {
  const { id, versao } = row
  const own = Object.fromEntries(dados.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])))
  return { id, versao, ...own, arquivo: anexos.get(String(row.documento)) }
}

const escolhe = (given: RecordData): RecordData =>
  Object.fromEntries(dados.flatMap((name) => (name in given ? [[name, given[name]]] : [])))
