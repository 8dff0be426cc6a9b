import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useArrived } from './form/later.tsx'
import { deniedRoutes, loadSegment, resourcesOf, segmentOf } from './groups.ts'
import { useSession } from './providers/session.ts'
import type { SchemaSummary } from './providers/userinfo.ts'
import type { GroupRegistry } from './registry.ts'
import { EntityResource } from './resource/EntityResource.tsx'
import { ScreenRoute } from './screens/ScreenRoute.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'
import { ForbiddenPage } from './shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from './shell/pages/NotFoundPage.tsx'

interface Props {
  /** first path segment: 'captacao' */
  segment: string
  schemas: SchemaSummary[]
}

/** Routes below the first path segment: registers of this session, forbidden registers (403), bespoke screens. */
export function GroupRoutes({ segment, schemas }: Props) {
  const [loading] = useState(() => loadSegment(segment))
  const registry = useArrived(loading)
  return registry ? <LoadedRoutes segment={segment} schemas={schemas} {...registry} /> : <PageSkeleton />
}

function LoadedRoutes({ segment, schemas, resources: lines, screens }: Props & GroupRegistry) {
  const { info } = useSession()
  const isHere = (address: string) => segmentOf(address) === segment
  const below = (address: string) => address.slice(segment.length + 1)
  const inside = (address: string) => [below(address), '*'].filter(Boolean).join('/')
  return (
    <Routes>
      {resourcesOf(schemas, lines, info)
        .filter(({ name }) => isHere(name))
        .map((resource) => (
          <Route
            key={resource.name}
            path={inside(resource.name)}
            element={<EntityResource key={resource.name} {...resource} />}
          />
        ))}
      {deniedRoutes(schemas, lines)
        .filter(isHere)
        .map((route) => (
          <Route key={route} path={inside(route)} element={<ForbiddenPage />} />
        ))}
      {screens.map((screen) => (
        <Route
          key={screen.path}
          path={below(screen.path)}
          element={<ScreenRoute key={screen.path} screen={screen} />}
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
