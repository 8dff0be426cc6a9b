import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Method } from '../define.ts'

export type Handler = (ctx: Ctx, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Adds one route of an entity: session, context and authority are the same everywhere. */
export type AddRoute = (method: Method, url: string, authority: string, handler: Handler, config?: Asked) => void

/** What a route says of itself beside its authority. */
export type Asked = { asked?: boolean; beforeTerms?: boolean; also?: string; nameless?: boolean; reads?: boolean }
