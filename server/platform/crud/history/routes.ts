import type { FastifyRequest } from 'fastify'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { AddRoute } from '../request/add-route.ts'
import { idParam, objectBody, sendRecord, versionOf } from '../request/request.ts'
import { historyOf } from '../trail/trail.ts'
import { earlierState, restoreState } from './state.ts'

/** Adds the calls for a record's history, its state after a line of the trail, and the restoring of that state. */
export function historyRoutes(add: AddRoute, route: string, { authority }: Entity): void {
  add('GET', `${route}/:id/historico`, authority.read, async (ctx, request) => historyOf(ctx, idParam(request)))
  const line = `${route}/:id/historico/:linha`
  const lineOf = (request: FastifyRequest) => [idParam(request), idParam(request, 'linha')] as const
  add('GET', line, authority.read, async (ctx, request) => earlierState(ctx, ...lineOf(request)))
  add('PUT', `${line}/restaura`, authority.update, async (ctx, request, reply) => {
    const body = objectBody(request, true)
    const options = { version: versionOf(request, body), fields: fieldsOf(body) }
    return sendRecord(reply, await restoreState(ctx, ...lineOf(request), options))
  })
}

/** Paths of the fields to go back; undefined for all. */
function fieldsOf({ campos }: RecordData): string[] | undefined {
  if (campos === undefined || campos === null) return undefined
  const isPaths = Array.isArray(campos) && campos.length > 0 && campos.every((path) => typeof path === 'string')
  return isPaths ? (campos as string[]) : fail('PARAMETRO_INVALIDO', { nome: 'campos' })
}
