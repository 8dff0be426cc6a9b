import { followPromise } from './form/later.tsx'
import { groups } from './generated/index.ts'
import type { SchemaSummary, UserInfo } from './providers/userinfo.ts'
import type { GroupLine, GroupRegistry, ResourceLine } from './registry.ts'
import type { EntityResourceProps } from './resource/EntityResource.tsx'
import { routerPath } from './resource/routes.ts'
import { learnTitles } from './shell/screen-titles.ts'

const loading = new Map<string, Promise<GroupRegistry>>()
const segments = new Map<string, Promise<GroupRegistry>>()

/** Loads a group's registry once; a failed load is retried on the next call. */
function loadGroup({ folder, load }: GroupLine): Promise<GroupRegistry> {
  const known = loading.get(folder)
  if (known) return known
  const started = load().then(({ group }) => {
    learnTitles(group.screens)
    return group
  })
  loading.set(folder, started)
  started.catch(() => loading.delete(folder))
  return started
}

/** Returns the first segment of a path: 'captacao' of '/captacao/candidatos/7'. */
export const segmentOf = (address: string): string => address.replace(/^\//, '').split(/[/?#]/)[0] ?? ''

/** Returns the first segments of all paths of groups and of the session's registers. */
export const allSegments = (schemas: SchemaSummary[]): string[] => [
  ...new Set([...groups.flatMap((group) => group.segments), ...schemas.flatMap(({ routes }) => routes.map(segmentOf))]),
]

/** Loads everything below a first path segment; returns the same promise on each call. */
export function loadSegment(segment: string): Promise<GroupRegistry> {
  const known = segments.get(segment)
  if (known) return known
  const wanted = groups.filter((group) => group.segments.includes(segment))
  const started = followPromise(Promise.all(wanted.map(loadGroup)).then((registries) => below(segment, registries)))
  segments.set(segment, started)
  started.catch(() => segments.delete(segment))
  return started
}

const below = (segment: string, registries: GroupRegistry[]): GroupRegistry => ({
  // not filtered: the override of a register applies on its other routes, too
  resources: registries.flatMap(({ resources }) => resources),
  screens: registries.flatMap(({ screens }) => screens).filter(({ path }) => segmentOf(path) === segment),
})

/** Returns the route of an entity, whether or not this session may open its screens: pickers of other entities need it. */
export async function routeOf(entityPath: string): Promise<string | undefined> {
  const line = groups.find(({ folder }) => folder === segmentOf(entityPath))
  return line && (await loadGroup(line)).resources.find(({ path }) => path === entityPath)?.route
}

const parametric = (route: string) => route.includes('{')

/**
 * Returns one resource per route of an entity. Further routes redirect to the first, except those with a parent's id (lists of their own)
 * and those in a group exempt from authorities the company closed.
 */
export function resourcesOf(
  schemas: SchemaSummary[],
  lines: ResourceLine[] = [],
  { fechadas = [] }: Pick<UserInfo, 'fechadas'> = {},
): EntityResourceProps[] {
  const shows = (route: string) => fechadas.some(({ exceto }) => exceto === segmentOf(route))
  const overrides = new Map(lines.map(({ path, override }) => [path, override]))
  return schemas.flatMap((schema) =>
    schema.routes.map((route) => ({
      name: routerPath(route),
      route,
      schema,
      override: overrides.get(schema.path),
      redirectTo:
        route !== schema.route && !parametric(route) && !parametric(schema.route) && !shows(route)
          ? schema.route
          : undefined,
    })),
  )
}

/** Returns routes of existing registers this session may not see: they answer 'Acesso Negado' instead of 'not found' (spec 1 §2.1). */
export function deniedRoutes(schemas: SchemaSummary[], lines: ResourceLine[]): string[] {
  const seen = new Set(schemas.map(({ path }) => path))
  return lines.filter(({ path }) => !seen.has(path)).map(({ route }) => routerPath(route))
}
