import { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  ResourceDefinitionContext,
  type ResourceDefinitionContextValue,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { GroupRoutes } from './GroupRoutes.tsx'
import { allSegments, loadSegment, resourcesOf, segmentOf } from './groups.ts'
import { i18nProvider } from './i18n/provider.ts'
import { product } from './i18n/words.ts'
import { preparePage } from './prepare.ts'
import { routerProvider } from './providers/address/router.tsx'
import { isDevelopment } from './providers/development.ts'
import { authProvider } from './providers/entry/auth.ts'
import { dataProvider } from './providers/records/data.ts'
import type { SchemaSummary } from './providers/userinfo.ts'
import { resourceDefinition } from './resource/EntityResource.tsx'
import { FormServicesContext } from './resource/services/form-services.ts'
import { formServices } from './services.ts'
import { onIntent } from './shell/intent.ts'
import { Layout } from './shell/layout/Layout.tsx'
import { FailurePage } from './shell/pages/FailurePage.tsx'
import { ForbiddenPage } from './shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from './shell/pages/NotFoundPage.tsx'
import { RenderErrorPage } from './shell/pages/RenderErrorPage.tsx'
import { Splash } from './shell/Splash.tsx'

const LiveDefinitions = later(() => import('./development/LiveDefinitions.tsx'))
const HomePage = later(() => import('./home/HomePage.tsx'))
const ReportPage = later(() => import('./report/ReportPage.tsx'))
const ReportsIndex = later(() => import('./report/ReportsIndex.tsx'))

// Starts loading the group of the requested page with this module. Only this area imports the groups, so that code shared with screens is
// never split into chunks of its own. The page itself reports a failed load.
void loadSegment(segmentOf(window.location.pathname)).catch(() => undefined)

const queryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0 } } })

/** Everything behind the log-in: one react-admin resource per entity this session may see, the screens of each group, the error pages. */
export default function AdminArea({ schemas }: { schemas: SchemaSummary[] }) {
  const [client] = useState(queryClient)
  // react-admin's store in memory: list filters are not kept in localStorage
  const [store] = useState(() => memoryStore())
  useEffect(
    () => onIntent((address) => void preparePage(client, schemas, address).catch(() => undefined)),
    [client, schemas],
  )
  const definitions = useMemo(() => definitionsOf(schemas), [schemas])
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={client}
      routerProvider={routerProvider}
      store={store}
    >
      <ResourceDefinitionContext.Provider value={definitions}>
        <FormServicesContext.Provider value={formServices}>
          <CoreAdminUI
            accessDenied={ForbiddenPage}
            catchAll={NotFoundPage}
            dashboard={HomePage}
            disableTelemetry
            error={RenderErrorPage}
            layout={Layout}
            loading={Splash}
            title={product}
          >
            <CustomRoutes>
              <Route path="/403" element={<ForbiddenPage />} />
              <Route path="/404" element={<NotFoundPage />} />
              <Route path="/500" element={<FailurePage />} />
              <Route path="/:group/relatorios" element={<ReportsIndex />} />
              <Route path="/:group/relatorios/:name" element={<ReportPage />} />
              {allSegments(schemas).map((segment) => (
                <Route
                  key={segment}
                  path={`/${segment}/*`}
                  element={<GroupRoutes key={segment} segment={segment} schemas={schemas} />}
                />
              ))}
            </CustomRoutes>
          </CoreAdminUI>
          {isDevelopment && (
            <Waiting fallback={null}>
              <LiveDefinitions />
            </Waiting>
          )}
        </FormServicesContext.Provider>
      </ResourceDefinitionContext.Provider>
    </CoreAdminContext>
  )
}

/** Resource definitions that react-admin's controllers look up by name; the routes are those of the groups. */
function definitionsOf(schemas: SchemaSummary[]): ResourceDefinitionContextValue {
  const definitions = Object.fromEntries(resourcesOf(schemas).map((props) => [props.name, resourceDefinition(props)]))
  return { definitions, register: () => undefined, unregister: () => undefined }
}
