import { useInfiniteQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { getJson } from '#admin/providers/http.ts'
import { recordUrl } from '#admin/providers/records/data.ts'
import type { Timeline } from '#schemas/runtime/answers/timeline.ts'
import { useEntity } from '../entity-context.ts'
import { timelineKey } from './useRecordRefresh.ts'

/** Entries per page. */
const SIZE = 20

/** Paged query of a record's time line. @param tipo one kind only; '' for all */
export function useTimeline({ id, versao }: RaRecord, tipo = '') {
  const { resource } = useEntity()
  return useInfiniteQuery({
    queryKey: [...timelineKey(resource), id, versao, tipo],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ page: String(pageParam), size: String(SIZE), ...(tipo && { tipo }) })
      return getJson<Timeline>(`${recordUrl(resource, id)}/linha-do-tempo?${query}`, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ mais }, pages) => (mais ? pages.length : undefined),
  })
}
