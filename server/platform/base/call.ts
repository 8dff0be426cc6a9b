import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'

/** A call of a register: what a route of Fastify's says, as far as registers need it. */
export interface Call {
  method: string
  url: string
  config: FastifyContextConfig
  /** before the parameters are looked at */
  preValidation?: (request: FastifyRequest) => Promise<void>
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** what is asked for, where it is a call of a register */
    call?: Call
  }
}

/** What is asked for: the address as it was declared, and what it says of itself. The same for routes of Fastify's and calls of registers. */
export const callOf = ({
  call,
  routeOptions,
}: FastifyRequest): { url?: string | undefined; config: FastifyContextConfig } => call ?? routeOptions
