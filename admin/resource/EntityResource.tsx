import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import type { ResourceDefinition } from 'react-admin'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { later } from '#admin/form/later.tsx'
import { recordQuery } from '#admin/providers/records/records.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { definitionQuery } from './definition.ts'
import { EntityScopeProvider } from './EntityScopeProvider.tsx'
import { useEntity } from './entity-context.ts'
import type { OverrideLoader } from './override.ts'
import { fillRoute } from './routes.ts'
import { useMayRestore } from './trash/may-restore.ts'

const SchemaList = later(() => import('./SchemaList.tsx'))
const SchemaCreate = later(() => import('./SchemaCreate.tsx'))
const SchemaEdit = later(() => import('./SchemaEdit.tsx'))
const RecordPage = later(() => import('./summary/RecordPage.tsx'))
const ImportPage = later(() => import('./importing/ImportPage.tsx'))
const TrashPage = later(() => import('./trash/TrashPage.tsx'))

export interface EntityResourceProps {
  /** path in the router's notation: 'captacao/candidatos/:candidatoId/documentos-anexos' */
  name: string
  /** the route as the schema writes it */
  route: string
  schema: SchemaSummary
  override?: OverrideLoader
  /** set on an alias: redirects to this route of the same screens */
  redirectTo?: string
}

/** Routes of one entity: list, `/new`, `/{id}`, and `/{id}/ficha` where it has a record page; a single form where a company has one record. */
export function EntityResource({ route, schema, override, redirectTo }: EntityResourceProps) {
  const params = useParams()
  const resource = fillRoute(route, params)
  useEarlyPage(params['*'] ?? '', schema.single)
  if (redirectTo !== undefined) return <Alias from={route} to={redirectTo} />
  if (!schema.can.read && !mayOpen(schema, params['*'] ?? '')) return <ForbiddenPage />
  return (
    <EntityScopeProvider schema={schema} route={route} resource={resource} override={override}>
      <EntityScreens />
    </EntityScopeProvider>
  )
}

/** A session with `can.open` only may open record pages (`/{id}/ficha`), but no other screen of the register. */
const mayOpen = (schema: SchemaSummary, rest: string): boolean => schema.can.open && isSummary(rest)

/** Preloads the page's code while the definition is still loading. */
function useEarlyPage(rest: string, single: boolean): void {
  useEffect(() => loadPage(rest, single), [rest, single])
}

/** @param rest path after the register's: '', 'new', '7' */
function loadPage(rest: string, single: boolean): void {
  const page =
    single || isId(rest)
      ? SchemaEdit
      : isSummary(rest)
        ? RecordPage
        : rest === ''
          ? SchemaList
          : rest === 'new'
            ? SchemaCreate
            : undefined
  // a failed import is reported by the page that needs the code
  page?.load().catch(() => undefined)
}

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text)

/** '7/ficha' */
const isSummary = (rest: string): boolean => rest.endsWith('/ficha') && isId(rest.slice(0, -'/ficha'.length))

/**
 * Prefetches what a screen of the register needs: definition, code, the record.
 * @param resource the register's path, parents' ids filled in
 * @param rest path after it: '', 'new', '7'
 */
export function prepareResource(
  client: QueryClient,
  { schema, override, redirectTo }: EntityResourceProps,
  resource: string,
  rest: string,
): void {
  if (redirectTo !== undefined || (!schema.can.read && !mayOpen(schema, rest))) return
  loadPage(rest, schema.single)
  void client.prefetchQuery(definitionQuery(schema.url, override))
  const id = rest.replace(/\/ficha$/, '')
  if (isId(id)) void client.prefetchQuery(recordQuery(resource, id))
}

function EntityScreens() {
  const { entity, override, schema, resource } = useEntity()
  const { list: List = SchemaList, create: Create = SchemaCreate, edit: Edit = SchemaEdit } = override
  return (
    <Routes>
      {schema.single ? (
        <>
          <Route path="/" element={<Edit />} />
          <Route path="new" element={<Navigate replace to={`/${resource}`} />} />
        </>
      ) : (
        <>
          <Route path="/" element={<List />} />
          <Route path="new" element={<Create />} />
          <Route path="importacao" element={schema.can.create ? <ImportPage /> : <ForbiddenPage />} />
          <Route path="excluidos" element={<Trash />} />
          <Route path=":id" element={<Stored page={Edit} />} />
          {entity.summary && <Route path=":id/ficha" element={<Stored page={RecordPage} />} />}
        </>
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Renders 404 for an id that is no positive integer: some of these paths are calls of the server ('novo'). */
function Stored({ page: Page }: { page: ComponentType }) {
  return isId(useParams().id ?? '') ? <Page /> : <NotFoundPage />
}

/** Bin, for ROLE_RESTAURAR_EXCLUIDOS only, as on the server. */
function Trash() {
  return useMayRestore() ? <TrashPage /> : <ForbiddenPage />
}

/** Resource definition for react-admin's controllers. */
export const resourceDefinition = ({ name, schema }: EntityResourceProps): ResourceDefinition => ({
  name,
  hasList: !schema.single,
  hasCreate: schema.can.create && !schema.single,
  hasEdit: true,
  hasShow: false,
  options: { label: schema.plural },
})

function Alias({ from, to }: { from: string; to: string }) {
  const { pathname, search } = useLocation()
  return <Navigate replace to={`/${to}${pathname.slice(from.length + 1)}${search}`} />
}
