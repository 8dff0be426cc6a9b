import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { fetchProgress } from '#admin/providers/records/workflow.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'

/** Query of a record's workflow states; the version in the key refetches it after a change. */
export const progressQuery = (resource: string, { id, versao }: RecordData) => ({
  queryKey: ['andamento', resource, id, versao],
  queryFn: () => fetchProgress(resource, id as Identifier),
})

/** Hook for {@link progressQuery}. @param enabled false: no request */
export function useProgress(record: RecordData, enabled = true) {
  const { resource } = useEntity()
  return useQuery({ ...progressQuery(resource, record), enabled })
}

const NONE: string[] = []

/** Returns the steps that roles in the record allow this session. List rows are not queried: such steps are offered on the record's page only. */
export function usePermittedSteps(record: RecordData | undefined): string[] {
  const { entity } = useEntity()
  const asked = record !== undefined && entity.actions.some(({ by }) => by)
  return useProgress(record ?? {}, asked).data?.permitidos ?? NONE
}
