import type { Entity } from '#schemas/runtime/model.ts'
import type { AddRoute, Handler } from '../request/add-route.ts'
import { parseListQuery } from '../request/list-query.ts'
import { idParam } from '../request/request.ts'
import { countStates } from './counts.ts'
import { progressOf } from './progress.ts'

/** Adds `/:id/andamento` (progress of a record) and `/estados` (counts of a list by state). */
export function workflowRoutes(add: AddRoute, route: string, { workflows, list, authority }: Entity): void {
  if (!workflows && !list.states) return
  const counts: Handler = async (ctx, request) =>
    countStates(ctx, parseListQuery(ctx.entity, request.query as Record<string, unknown>))
  add('GET', `${route}/estados`, authority.read, counts, { asked: true })
  if (workflows)
    add('GET', `${route}/:id/andamento`, authority.read, async (ctx, request) => progressOf(ctx, idParam(request)))
}
