import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useDocumentTemplates } from '#admin/documents/templates.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { type Definition, definitionQuery } from './definition.ts'
import { EntityContext } from './entity-context.ts'
import type { OverrideLoader } from './override.ts'

interface Props {
  schema: SchemaSummary
  /** route in the schema's notation, parents' ids in braces */
  route: string
  /** the route with parents' ids filled in */
  resource: string
  override?: OverrideLoader
  children: ReactNode
}

/** Loads an entity's definition and provides it to its children: the entity's own screens, or a bespoke one that uses its actions. */
export function EntityScopeProvider({ schema, route, resource, override, children }: Props) {
  const { data, error, refetch } = useQuery({
    ...definitionQuery(schema.url, override),
    // keeps the old definition on screen until a changed one has loaded (development)
    placeholderData: (before: Definition | undefined) => before,
  })
  const printable = useDocumentTemplates()
  const scope = useMemo(() => {
    if (!data || !printable) return undefined
    const templates = printable.filter(({ entidade }) => entidade === schema.path)
    return { ...data, entity: data.runtime.entity, schema, route, resource, templates }
  }, [data, printable, schema, route, resource])
  if (error) return <ServerErrorPage error={error} onRetry={() => void refetch()} />
  if (!scope) return <PageSkeleton />
  return (
    <ResourceContextProvider value={resource}>
      <EntityContext.Provider value={scope}>{children}</EntityContext.Provider>
    </ResourceContextProvider>
  )
}
