import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { fetchRelated } from '#admin/providers/records/records.ts'
import type { Related } from '#schemas/runtime/definition/related.ts'
import { useEntity } from '../entity-context.ts'

/** What refers to a record, as far as the session sees it. */
export function useRelated({ id, versao }: RaRecord) {
  const { resource, schema } = useEntity()
  return useQuery({
    queryKey: ['relacionados', resource, id, versao],
    queryFn: () => fetchRelated(resource, id),
    enabled: schema.related === true,
  })
}

/** The line that a name of `summary.figures` means: a register, or one of its fields. */
export const relatedBy = (all: Related[], name: string): Related | undefined =>
  all.find(({ entidade, campo }) => `${entidade}.${campo}` === name) ?? all.find(({ entidade }) => entidade === name)
