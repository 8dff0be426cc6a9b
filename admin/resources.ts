import { resources as generated } from './generated/resources.tsx'
import type { SchemaSummary } from './providers/userinfo.ts'
import type { EntityResourceProps } from './resource/EntityResource.tsx'
import { routerPath } from './resource/routes.ts'

const byPath = new Map(generated.map((resource) => [resource.path, resource]))

/** Where an entity is served, whether or not this session may open its screens: pickers need entities that only others show. */
export const routeOf = (entityPath: string): string | undefined => byPath.get(entityPath)?.route

const parametric = (route: string) => route.includes('{')

/**
 * One resource per route of an entity. An entity's further routes lead to its first one, unless they (or it) carry a parent's id:
 * those are lists of their own.
 */
export function resourcesOf(schemas: SchemaSummary[]): EntityResourceProps[] {
  return schemas.flatMap((schema) =>
    schema.routes.map((route) => ({
      name: routerPath(route),
      route,
      schema,
      override: byPath.get(schema.path)?.override,
      redirectTo: route !== schema.route && !parametric(route) && !parametric(schema.route) ? schema.route : undefined,
    })),
  )
}

/** Screens that exist, but not for this session: they answer 'Acesso Negado' instead of 'not found' (spec 1 §2.1). */
export function deniedRoutes(schemas: SchemaSummary[]): string[] {
  const seen = new Set(schemas.map(({ path }) => path))
  return generated.filter(({ path }) => !seen.has(path)).map(({ route }) => routerPath(route))
}
