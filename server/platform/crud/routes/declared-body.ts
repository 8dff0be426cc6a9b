import type { FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { forEntity } from '../context.ts'
import type { Ctx, Deps, ExtraRoute, RouteHandler } from '../define.ts'
import { readStored } from '../read/read.ts'
import { idParam, objectBody } from '../request/request.ts'

/**
 * Wraps the handler of a hand-written call: its declared body is checked before its code runs, 400 in the words of the forms for what is missing, of another
 * type or too long. Where the address names a record the session does not see, 404 goes before. The handler reads the body as it was sent. With
 * `checksItself` the call checks its body itself.
 */
export function behindDeclaredBody({ model }: Deps, path: string, route: ExtraRoute): RouteHandler {
  const { body: schema, checksItself, handler } = route
  if (!schema || checksItself) return handler
  const check = bodyCheck<unknown>(schema)
  const isOptional = !schema.required?.length
  const named = registerOf([...model.entities.values()], path)
  return async (ctx, request, reply) => {
    try {
      check(schema.type === 'array' ? request.body : objectBody(request, isOptional))
    } catch (error) {
      if (named) await requireNamed(ctx, named, request)
      throw error
    }
    return handler(ctx, request, reply)
  }
}

/** The register of whose records an address names one: 'captacao/candidatos/:id/avaliacoes'. */
function registerOf(entities: Entity[], path: string): string | undefined {
  const [route, ...rest] = path.split('/:id')
  return rest.length > 0 ? entities.find(({ routes }) => routes.includes(route ?? ''))?.path : undefined
}

/** @throws DomainError 404 */
const requireNamed = (ctx: Ctx, path: string, request: FastifyRequest) =>
  readStored(forEntity(ctx, path), idParam(request))
