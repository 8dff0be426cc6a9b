import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx, Method } from '../define.ts'
import { objectBody, sendRecord, versionOf } from './request.ts'

export type Handler = (ctx: Ctx, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Adds one route of an entity, for one method or several: session, context and authority are the same everywhere. */
export type AddRoute = (
  method: Method | Method[],
  url: string,
  authority: string,
  handler: Handler,
  config?: Asked,
) => void

/** What a route says of itself beside its authority. */
export type Asked = { asked?: boolean; beforeTerms?: boolean; also?: string; nameless?: boolean; reads?: boolean }

interface Update {
  /** leaves what the body does not name as it is */
  partial: boolean
  version: number | undefined
}

/** Adds a route that changes a record: PUT is given all of it, PATCH what changes. */
export function addUpdate(
  add: AddRoute,
  url: string,
  authority: string,
  update: (ctx: Ctx, request: FastifyRequest, body: RecordData, options: Update) => Promise<RecordData>,
): void {
  add(['PUT', 'PATCH'], url, authority, async (ctx, request, reply) => {
    const body = objectBody(request)
    const options = { partial: request.method === 'PATCH', version: versionOf(request, body) }
    return sendRecord(reply, await update(ctx, request, body, options))
  })
}
