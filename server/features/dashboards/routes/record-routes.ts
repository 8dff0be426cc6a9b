import type { FastifyInstance } from 'fastify'
import type { Entity, MeasureDefinition } from '#schemas/runtime/model.ts'
import { openIn } from '#server/platform/access/closed.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { sendAttachment, sheetFormat, sheetTypes } from '#server/platform/crud/exchange/sheet.ts'
import { pageOf } from '#server/platform/crud/request/page-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { renderCsv } from '#server/platform/reports/render/csv.ts'
import { renderXlsx } from '#server/platform/reports/render/xlsx.ts'
import type { Prumo } from '#server/prumo.ts'
import { readMeasureAsked } from '../answers/condition.ts'
import { mayBeTold } from '../answers/measures.ts'
import { readRecords } from '../answers/records.ts'

interface Query {
  medida?: string
  page?: string
  size?: string
  formato?: string
}

const querystring = {
  type: 'object',
  properties: Object.fromEntries(['medida', 'page', 'size', 'formato'].map((name) => [name, { type: 'string' }])),
}

/** GET /api/medidas/<group>/<measure>?medida={"filtros":{…},"cortes":[…]} → the records behind a figure whose register has no list of its own; with `formato` as a spreadsheet. */
export function recordRoutes(app: FastifyInstance, prumo: Prumo): void {
  for (const measure of prumo.model.measures.values()) {
    const entity = prumo.model.entities.get(measure.entity ?? '')
    if (measure.columns && entity) recordRoute(app, prumo, measure, entity)
  }
}

function recordRoute(app: FastifyInstance, prumo: Prumo, measure: MeasureDefinition, entity: Entity): void {
  app.get<{ Querystring: Query }>(
    `/api/medidas/${measure.path}`,
    {
      config: { authority: entity.authority.read || (measure.authority ?? '') },
      schema: { tags: ['Painéis'], summary: `${measure.title}: registros`, querystring },
    },
    async (request, reply) => {
      const ctx = contextOf(prumo, entity, openIn(requireSession(request), entity.group))
      const { medida, formato, ...page } = request.query
      const asked = readMeasureAsked(measure, parsed(medida))
      const by = asked.cuts.map((cut) => cut.by)
      if (!mayBeTold(ctx, measure.path, by, asked.filters)) fail('NAO_AUTORIZADO')
      if (formato !== undefined) {
        const format = sheetFormat(formato)
        const { columns, rows } = await readRecords(ctx, measure, asked)
        const table = { title: measure.title, columns }
        const bytes = await (format === 'xlsx' ? renderXlsx(table, [rows]) : renderCsv(table, [rows]))
        return sendAttachment(reply, { nome: `${nameOf(measure)}.${format}`, tipo: sheetTypes[format], bytes })
      }
      const asPage = pageOf(page)
      return sendPage(reply, nameOf(measure), asPage, await readRecords(ctx, measure, asked, asPage))
    },
  )
}

const nameOf = ({ path }: MeasureDefinition): string => path.split('/').at(-1) ?? path

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return fail('PARAMETRO_INVALIDO', { nome: 'medida' })
  }
}
