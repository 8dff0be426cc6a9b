import { useSession } from '#admin/providers/session.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { NewByCv } from './NewByCv.tsx'

/** A candidate entered with little more than a name, or by his CV (spec 1 §5.7, §7.3). */
export default function Screen() {
  const schema = useSession().schemas.find(({ path }) => path === 'captacao/candidato')
  if (!schema?.can.create) return <ForbiddenPage />
  return (
    <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route}>
      <PageHeader crumbs={[{ label: schema.plural, to: `/${schema.route}` }]} />
      <NewByCv />
    </EntityScopeProvider>
  )
}
