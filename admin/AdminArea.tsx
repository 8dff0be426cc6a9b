import { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'react-admin'
import { Route } from 'react-router-dom'
import { i18nProvider } from './i18n/provider.ts'
import { product } from './i18n/words.ts'
import { authProvider } from './providers/auth.ts'
import { dataProvider } from './providers/data.ts'
import { isDevelopment } from './providers/development.ts'
import { routerProvider } from './providers/router.tsx'
import type { SchemaSummary, UserInfo } from './providers/userinfo.ts'
import { EntityResource } from './resource/EntityResource.tsx'
import { FormServicesContext } from './resource/services/form-services.ts'
import { deniedRoutes, resourcesOf } from './resources.ts'
import { screens } from './screens/registry.tsx'
import { ScreenRoute } from './screens/ScreenRoute.tsx'
import { formServices } from './services.ts'
import { Layout } from './shell/Layout.tsx'
import { FailurePage } from './shell/pages/FailurePage.tsx'
import { ForbiddenPage } from './shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from './shell/pages/NotFoundPage.tsx'
import { RenderErrorPage } from './shell/pages/RenderErrorPage.tsx'
import { Splash } from './shell/Splash.tsx'

const LiveDefinitions = lazy(() => import('./development/LiveDefinitions.tsx'))
const HomePage = lazy(() => import('./home/HomePage.tsx'))
const ReportPage = lazy(() => import('./report/ReportPage.tsx'))

const queryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0 } } })

/** Everything behind the log-in: one react-admin resource per entity this session may see, the bespoke screens, the error pages. */
export default function AdminArea({ info, schemas }: { info: UserInfo; schemas: SchemaSummary[] }) {
  const [client] = useState(queryClient)
  const [store] = useState(() => localStorageStore('1', `prumo.${info.usuario.id}.${info.empresa.id}`))
  const resources = useMemo(() => resourcesOf(schemas), [schemas])
  const denied = useMemo(() => deniedRoutes(schemas), [schemas])
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={client}
      routerProvider={routerProvider}
      store={store}
    >
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
          {resources.map((resource) => (
            <EntityResource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            <Route path="/403" element={<ForbiddenPage />} />
            <Route path="/404" element={<NotFoundPage />} />
            <Route path="/500" element={<FailurePage />} />
            <Route path="/:group/relatorios/:name" element={<ReportPage />} />
            {denied.map((route) => (
              <Route key={route} path={`/${route}/*`} element={<ForbiddenPage />} />
            ))}
            {screens.map((screen) => (
              <Route key={screen.path} path={screen.path} element={<ScreenRoute screen={screen} />} />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
        {isDevelopment && (
          <Suspense fallback={null}>
            <LiveDefinitions />
          </Suspense>
        )}
      </FormServicesContext.Provider>
    </CoreAdminContext>
  )
}
