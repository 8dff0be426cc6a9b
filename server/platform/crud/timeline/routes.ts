import type { Entity } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { AddRoute, Handler } from '../request/add-route.ts'
import { idParam } from '../request/request.ts'
import { type TimelineQuery, timelineOf } from './timeline.ts'

const SIZE = 20
const MOST = 100
/** Largest offset, as in lists. */
const FARTHEST = 10_000

/** The time line of a record, where its register has a record page. */
export function timelineRoutes(add: AddRoute, route: string, { summary, authority, reached }: Entity): void {
  if (!summary) return
  const line: Handler = async (ctx, request) =>
    timelineOf(ctx, idParam(request), queryOf(request.query as Record<string, unknown>))
  add('GET', `${route}/:id/linha-do-tempo`, authority.read, line, { also: reached?.authority })
}

function queryOf({ page, size, tipo, ...rest }: Record<string, unknown>): TimelineQuery {
  const unknown = Object.keys(rest)[0]
  if (unknown !== undefined) fail('PARAMETRO_INVALIDO', { nome: unknown })
  const limit = whole('size', size, SIZE)
  const offset = whole('page', page, 0) * limit
  if (limit < 1 || limit > MOST) fail('PARAMETRO_INVALIDO', { nome: 'size' })
  if (offset > FARTHEST) fail('PARAMETRO_INVALIDO', { nome: 'page' })
  const tipos = String(tipo ?? '')
    .split(',')
    .filter(Boolean)
  return { offset, limit, ...(tipos.length > 0 ? { tipos } : {}) }
}

function whole(nome: string, value: unknown, otherwise: number): number {
  if (value === undefined || value === '') return otherwise
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : fail('PARAMETRO_INVALIDO', { nome })
}
