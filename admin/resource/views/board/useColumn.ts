import { useInfiniteQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { dataProvider } from '#admin/providers/records/data.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { sortOf } from '../../columns.ts'
import { viewKey } from '../address.ts'

/** Cards per page. */
const PAGE = 20

/** The server stops counting here. */
const MOST = 10_000

/** Paged query of a column's cards through the list call: its rights, filters and order apply. @param filter undefined: the column is empty */
export function useColumn(resource: string, filter: RecordData | undefined, order: string, open: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...viewKey(resource), 'quadro', filter, order, open],
    enabled: filter !== undefined,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<RaRecord & RecordData>(resource, {
        // a collapsed column needs the count only
        pagination: { page: pageParam, perPage: open ? PAGE : 1 },
        sort: sortOf(order),
        filter: filter ?? {},
        signal,
      }),
    getNextPageParam: (last, pages) => (pages.length * PAGE < (last.total ?? 0) ? pages.length + 1 : undefined),
    placeholderData: (before) => before,
  })
  const total = query.data?.pages[0]?.total ?? 0
  // a card that moved between two page requests may be on both: deduplicated by id
  const cards = new Map(query.data?.pages.flatMap(({ data }) => data).map((card) => [card.id, card]))
  return {
    ...query,
    cards: open ? [...cards.values()] : [],
    total,
    over: total > MOST,
    next: Math.min(PAGE, total - cards.size),
  }
}
