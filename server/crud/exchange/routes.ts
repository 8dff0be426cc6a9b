import type { Entity } from '#schemas/runtime/model.ts'
import type { AddRoute } from '../add-route.ts'
import { parseListQuery } from '../list-query.ts'
import { chosenColumns, sheetColumns } from './columns.ts'
import { exportSheet } from './export.ts'
import { importRoutes } from './import-routes.ts'
import { sendSheet, sheetFormat } from './sheet.ts'

/** Spreadsheets in and out for an entity with records of its own. */
export function exchangeRoutes(add: AddRoute, route: string, entity: Entity): void {
  const file = entity.plural
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
  add('GET', `${route}/exportacao`, entity.authority.read, async (ctx, request, reply) => {
    const { formato, colunas, ...query } = request.query as Record<string, unknown>
    const list = parseListQuery(ctx.entity, query)
    const format = sheetFormat(formato)
    const columns = colunas
      ? chosenColumns(ctx.entity, ctx.session, String(colunas))
      : sheetColumns(ctx.entity, ctx.session, false)
    return sendSheet(reply, file, format, exportSheet(ctx, list, columns, format))
  })
  importRoutes(add, route, entity, file)
}
