import { useSession } from '#admin/providers/session.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import ImportPage from '#admin/resource/importing/ImportPage.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'

/** The import of talents at the address of the specification, by its call — spec 3 §2, §7 */
export default function Screen() {
  const schema = useSession().schemas.find(({ path }) => path === 'gestao-talentos/talento')
  if (!schema?.can.create) return <ForbiddenPage />
  return (
    <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route} override={undefined}>
      <ImportPage header={<PageHeader />} call="cargo-salario/colaboradores/importa-colaboradores" />
    </EntityScopeProvider>
  )
}
