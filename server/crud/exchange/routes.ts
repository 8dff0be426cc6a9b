import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/runtime/model.ts'
import { fail } from '#server/errors.ts'
import type { AddRoute } from '../add-route.ts'
import { parseListQuery } from '../list-query.ts'
import { chosenColumns, sheetColumns } from './columns.ts'
import { bom, csvLine } from './csv.ts'
import { exportSheet } from './export.ts'
import { importTable } from './import.ts'
import { sendSheet, sheetFormat, sheetTypes } from './sheet.ts'

/** Spreadsheets in and out for an entity with records of its own. */
export function exchangeRoutes(add: AddRoute, route: string, entity: Entity): void {
  const file = entity.plural
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
  add('GET', `${route}/exportacao`, entity.authority.read, async (ctx, request, reply) => {
    const { formato, colunas, ...query } = request.query as Record<string, unknown>
    const list = parseListQuery(entity, query)
    const format = sheetFormat(formato)
    const columns = colunas
      ? chosenColumns(entity, ctx.session, String(colunas))
      : sheetColumns(entity, ctx.session, false)
    return sendSheet(reply, file, format, exportSheet(ctx, list, columns, format))
  })
  add('GET', `${route}/importacao/modelo`, entity.authority.create, async (ctx, _request, reply) => {
    reply.header('content-disposition', `attachment; filename="${file}-modelo.csv"`)
    return reply.type(sheetTypes.csv).send(bom + csvLine(sheetColumns(entity, ctx.session, true).map((c) => c.header)))
  })
  add('POST', `${route}/importacao`, entity.authority.create, async (ctx, request) => {
    const { simular } = request.query as { simular?: string }
    return importTable(ctx, await uploaded(request), { simulate: simular === 'true' || simular === '1' })
  })
}

/** The file of a multipart form, or the body itself. */
async function uploaded(request: FastifyRequest): Promise<Uint8Array> {
  if (request.isMultipart()) {
    const part = await request.file()
    return part ? await part.toBuffer() : fail('CORPO_OBRIGATORIO')
  }
  return request.body instanceof Uint8Array ? request.body : fail('CONTEUDO_NAO_SUPORTADO')
}
