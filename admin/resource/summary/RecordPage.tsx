import type { RaRecord } from 'react-admin'
import { useGetOne } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { Breadcrumbs } from '#admin/shell/screen/Breadcrumbs.tsx'
import { useDocumentTitle } from '#admin/shell/useDocumentTitle.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { ActionHost } from '../actions/ActionHost.tsx'
import { useEntity } from '../entity-context.ts'
import { listAddress } from '../list/address.ts'
import { RecordProblem } from '../record/RecordProblem.tsx'
import { useCrumbs } from '../useCrumbs.ts'
import { RecordSummary } from './RecordSummary.tsx'
import { useRecordRefresh } from './useRecordRefresh.ts'

/** Read-only page of a record: identity, state, actions, history (`x-entity.summary`). */
export default function RecordPage() {
  const { resource } = useEntity()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne(resource, { id }, { onError: () => undefined })
  if (error && !data) return <RecordProblem error={error} onRetry={() => void refetch()} />
  return data ? <Shown key={id} record={data} /> : <PageSkeleton />
}

function Shown({ record }: { record: RaRecord }) {
  const { entity, resource } = useEntity()
  const navigate = useNavigate()
  const refresh = useRecordRefresh()
  const label = labelOf(entity, record)
  useDocumentTitle(label)
  return (
    <ActionHost onDeleted={() => navigate(listAddress(resource))} onChanged={refresh}>
      <Breadcrumbs crumbs={useCrumbs('record')} current={label} />
      <RecordSummary record={record} wide />
    </ActionHost>
  )
}
