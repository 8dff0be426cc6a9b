import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { fetchRelated } from '#admin/providers/records/records.ts'
import type { Related } from '#schemas/runtime/definition/related.ts'
import { useEntity } from '../entity-context.ts'

/** Query of the records that refer to a record, as visible to the session. */
export function useRelated({ id, versao }: RaRecord) {
  const { resource, schema } = useEntity()
  return useQuery({
    queryKey: ['relacionados', resource, id, versao],
    queryFn: () => fetchRelated(resource, id),
    enabled: schema.related === true,
  })
}

/** Returns the entry that a name in `summary.figures` means: a register, or `register.field`. */
export const relatedBy = (all: Related[], name: string): Related | undefined =>
  all.find(({ entidade, campo }) => `${entidade}.${campo}` === name) ?? all.find(({ entidade }) => entidade === name)
