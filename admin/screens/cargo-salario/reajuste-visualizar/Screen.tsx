import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { type Plano, urlDo, VER_SALARIO } from '#admin/reajustes/plano.ts'
import { reajustesTexts } from '#admin/reajustes/texts.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Plan } from './Plan.tsx'
import { visualizarTexts as t } from './texts.ts'

const PATH = 'cargo-salario/tabela-reajuste-colaborador'

/** The actions of a plan come from its register's override. */
const override = () => import('#admin/overrides/cargo-salario/tabela-reajuste-colaborador.tsx')

/** The page of a plan: amounts, sums, simulation, scenarios, differences owed — spec 2 §3 Realignment, §7 */
export default function Screen() {
  const { id = '' } = useParams()
  const { schemas, info } = useSession()
  const schema = schemas.find(({ path }) => path === PATH)
  const known = info.authorities.includes(VER_SALARIO)
  const { data, error, refetch } = useQuery({
    queryKey: ['planejamento', Number(id), 'plano'],
    queryFn: ({ signal }) => getJson<Plano>(urlDo(id), { signal }),
    enabled: known && /^[1-9]\d{0,15}$/.test(id),
  })
  if (!schema?.can.read) return <ForbiddenPage />
  if (!known)
    return (
      <>
        <PageHeader crumbs={[{ label: t.plans, to: `/${schema.route}` }]} />
        <Alert severity="warning">{reajustesTexts.noSalariesLong}</Alert>
      </>
    )
  if (!/^[1-9]\d{0,15}$/.test(id) || (error && asApiError(error).status === 404)) return <NotFoundPage />
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  return (
    <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route} override={override}>
      <Plan key={data.id} plano={data} />
    </EntityScopeProvider>
  )
}
