import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { loadSegment, resourcesOf, segmentOf } from './groups.ts'
import type { SchemaSummary } from './providers/userinfo.ts'
import { prepareResource } from './resource/EntityResource.tsx'
import { fillRoute } from './resource/routes.ts'
import { screenOf } from './screens/ScreenRoute.tsx'

/** Prefetches code and data of a page; failures are reported by the page itself. */
export async function preparePage(client: QueryClient, schemas: SchemaSummary[], address: string): Promise<void> {
  const segment = segmentOf(address)
  const path = address.replace(/[?#].*$/, '')
  const { screens, resources: lines } = await loadSegment(segment)
  const screen = screens.find((one) => matchPath(`/${one.path}`, path))
  if (screen) return void (await screenOf(screen).load())
  const resources = resourcesOf(schemas, lines).filter(({ name }) => segmentOf(name) === segment)
  for (const resource of resources) {
    const match = matchPath(`/${resource.name}/*`, path)
    if (match) prepareResource(client, resource, fillRoute(resource.route, match.params), match.params['*'] ?? '')
  }
}
