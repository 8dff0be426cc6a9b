import { EditBase, useEditContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { singleId } from '#admin/providers/records/data.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { useEntity } from './entity-context.ts'
import { EditView } from './record/EditView.tsx'
import { RecordProblem } from './record/RecordProblem.tsx'

/** Suppresses react-admin's notice and redirect on a failed read; the screen shows the error itself. */
const quietly = { onError: () => undefined }

/** Edit screen of any entity; for a `single` entity, of its only record. */
export default function SchemaEdit() {
  const { resource, schema } = useEntity()
  const { id = singleId } = useParams()
  const own = schema.single ? singleId : id
  return (
    <EditBase key={own} resource={resource} id={own} redirect={false} mutationMode="pessimistic" queryOptions={quietly}>
      <Loaded />
    </EditBase>
  )
}

function Loaded() {
  const { record, error, refetch } = useEditContext()
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  return record ? <EditView record={record} reload={() => void refetch()} /> : <PageSkeleton />
}
