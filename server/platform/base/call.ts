import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'

/** A call of a register: the part of Fastify's RouteOptions that registers need. */
export interface Call {
  method: string
  url: string
  config: FastifyContextConfig
  /** runs before the parameters are validated */
  preValidation?: (request: FastifyRequest) => Promise<void>
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by plugins/calls.ts for calls of registers */
    call?: Call
  }
}

/** Declared address and config of the route called, for routes of Fastify and calls of registers alike. */
export const callOf = ({
  call,
  routeOptions,
}: FastifyRequest): { url?: string | undefined; config: FastifyContextConfig } => call ?? routeOptions
