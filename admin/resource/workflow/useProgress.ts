import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { fetchProgress } from '#admin/providers/records/workflow.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'

/** Where a record stands in its workflows; another question when the record has changed. */
export const progressQuery = (resource: string, { id, versao }: RecordData) => ({
  queryKey: ['andamento', resource, id, versao],
  queryFn: () => fetchProgress(resource, id as Identifier),
})

/** The same, while it is shown. @param enabled false: nobody asks */
export function useProgress(record: RecordData, enabled = true) {
  const { resource } = useEntity()
  return useQuery({ ...progressQuery(resource, record), enabled })
}

const NONE: string[] = []

/**
 * Of the steps that roles in a record take, those this session may take. A row of a list is not asked about: there none is, but on the page of the
 * record.
 */
export function usePermittedSteps(record: RecordData | undefined): string[] {
  const { entity } = useEntity()
  const asked = record !== undefined && entity.actions.some(({ by }) => by)
  return useProgress(record ?? {}, asked).data?.permitidos ?? NONE
}
