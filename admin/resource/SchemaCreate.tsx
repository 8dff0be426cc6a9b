import { useQuery } from '@tanstack/react-query'
import { CreateBase } from 'react-admin'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { fetchClone, fetchNew } from '#admin/providers/records/records.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { joinsIn } from '#schemas/runtime/definition/joins.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { inSentence } from '#schemas/runtime/names.ts'
import { isOutOfSight } from '#schemas/runtime/shown/sight.ts'
import { useEntity } from './entity-context.ts'
import { wayBack } from './list/address.ts'
import { isFeminine } from './names.ts'
import { broughtValues } from './record/brought.ts'
import { withCopied } from './record/copied.ts'
import { JoinNote } from './record/JoinNote.tsx'
import { withLabels } from './record/labels.ts'
import { RecordForm } from './record/RecordForm.tsx'
import { RecordProblem } from './record/RecordProblem.tsx'
import { useSaveRecord } from './record/useSaveRecord.ts'
import { useFormServices } from './services/form-services.ts'
import { useCrumbs } from './useCrumbs.ts'
import { useRecordSuccess } from './useRecordSuccess.ts'

/**
 * Create screen of any entity: with the server's defaults and the values passed by another screen (`?com={json}`), or as a copy
 * (`?clone={id}`); created together with the record it joins where the URL names one (`x-entity.joins`).
 */
export default function SchemaCreate() {
  const { entity, resource } = useEntity()
  const crumbs = useCrumbs('record')
  const [params] = useSearchParams()
  const source = params.get('clone')
  const com = params.get('com')
  const { lookup } = useFormServices()
  const joins = joinsIn(entity, (name) => params.get(name) ?? undefined)
  const { data, error, refetch } = useQuery({
    queryKey: ['new', resource, source, com],
    queryFn: async () => {
      const start = await (source === null ? fetchNew(resource) : fetchClone(resource, source))
      return withCopied(entity, start, await withLabels(entity, broughtValues(com), lookup), lookup)
    },
    gcTime: 0,
  })
  const title = recordTexts.create(inSentence(entity.title), isFeminine(entity))
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ meta: { joins: Object.fromEntries(joins.map(({ parameter, said }) => [parameter, said])) } }}
    >
      <PageHeader title={title} crumbs={crumbs} />
      {joins.map((joining) => (
        <JoinNote key={joining.parameter} joining={joining} />
      ))}
      {data ? <NewRecord key={source ?? ''} initial={data} /> : <PageSkeleton />}
    </CreateBase>
  )
}

function NewRecord({ initial }: { initial: RecordData }) {
  const { resource } = useEntity()
  const navigate = useNavigate()
  const { search } = useLocation()
  const success = useRecordSuccess()
  const saver = useSaveRecord((saved) => {
    success(recordTexts.created, saved)
    navigate(isOutOfSight(saved) ? `/${resource}` : wayBack(resource, search))
  })
  return <RecordForm record={initial} saver={saver} />
}
