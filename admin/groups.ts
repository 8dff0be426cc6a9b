import { followPromise } from './form/later.tsx'
import { groups } from './generated/index.ts'
import type { SchemaSummary, UserInfo } from './providers/userinfo.ts'
import type { GroupLine, GroupRegistry, ResourceLine } from './registry.ts'
import type { EntityResourceProps } from './resource/EntityResource.tsx'
import { routerPath } from './resource/routes.ts'
import { learnTitles } from './shell/screen-titles.ts'

const loading = new Map<string, Promise<GroupRegistry>>()
const segments = new Map<string, Promise<GroupRegistry>>()

/** A group's registry, loaded once; a load that failed is tried again by whoever asks next. */
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

/** First part of an address: 'captacao' of '/captacao/candidatos/7'. */
export const segmentOf = (address: string): string => address.replace(/^\//, '').split(/[/?#]/)[0] ?? ''

/** First parts of all addresses that some group or some register of the session has. */
export const allSegments = (schemas: SchemaSummary[]): string[] => [
  ...new Set([...groups.flatMap((group) => group.segments), ...schemas.flatMap(({ routes }) => routes.map(segmentOf))]),
]

/** Everything that stands below the first part of an address; the same promise each time. */
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
  // a register has its override wherever else it is served
  resources: registries.flatMap(({ resources }) => resources),
  screens: registries.flatMap(({ screens }) => screens).filter(({ path }) => segmentOf(path) === segment),
})

/** Where an entity is served, whether or not this session may open its screens: pickers need entities that only others show. */
export async function routeOf(entityPath: string): Promise<string | undefined> {
  const line = groups.find(({ folder }) => folder === segmentOf(entityPath))
  return line && (await loadGroup(line)).resources.find(({ path }) => path === entityPath)?.route
}

const parametric = (route: string) => route.includes('{')

/**
 * One resource per route of an entity. An entity's further routes lead to its first one, unless they (or it) carry a parent's id:
 * those are lists of their own; so are those in a group where rights count that the company closed elsewhere.
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

/** Registers that exist, but not for this session: they answer 'Acesso Negado' instead of 'not found' (spec 1 §2.1). */
export function deniedRoutes(schemas: SchemaSummary[], lines: ResourceLine[]): string[] {
  const seen = new Set(schemas.map(({ path }) => path))
  return lines.filter(({ path }) => !seen.has(path)).map(({ route }) => routerPath(route))
}
