import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { TIPOS } from '#admin/reajustes/plano.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import { wayBack } from '#admin/resource/list/address.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { MovementForm } from './MovementForm.tsx'
import { movimentacaoTexts as t } from './texts.ts'
import { situacaoUrl } from './useSituacao.ts'

const TALENTOS = 'gestao-talentos/talentos'

/** Promotes or transfers one talent — spec 2 §3 Realignment */
export default function Screen() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const schema = useSession().schemas.find(({ path }) => path === TIPOS.C.path)
  const wellFormed = /^[1-9]\d{0,15}$/.test(id)
  const { data, error } = useQuery({
    queryKey: ['movimentacao', id, 'hoje'],
    queryFn: ({ signal }) => getJson<RecordData>(situacaoUrl(id), { signal }),
    enabled: schema !== undefined && wellFormed,
    gcTime: 0,
    retry: false,
  })
  if (!schema?.can.create) return <ForbiddenPage />
  if (!wellFormed || (error && asApiError(error).status === 404)) return <NotFoundPage />
  const back = new URLSearchParams(search).has('volta') ? wayBack(TALENTOS, search) : `/${TALENTOS}/${id}`
  const nome = data && String(valueAt(data, 'colaborador.nome') ?? '')
  return (
    <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route}>
      <PageHeader note={nome} crumbs={[{ label: t.talents, to: `/${TALENTOS}` }]} />
      {error && <Alert severity="warning">{asApiError(error).message}</Alert>}
      {data ? <MovementForm id={id} start={data} back={back} /> : !error && <PageSkeleton />}
    </EntityScopeProvider>
  )
}
