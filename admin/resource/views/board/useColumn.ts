import { useInfiniteQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { dataProvider } from '#admin/providers/records/data.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { sortOf } from '../../columns.ts'
import { viewKey } from '../address.ts'

/** Cards asked for at once. */
const PAGE = 20

/** Counts stop here on the server. */
const MOST = 10_000

/** The cards of one column, read through the list: rights, filters and order are the list's. @param filter undefined: nothing can be there */
export function useColumn(resource: string, filter: RecordData | undefined, order: string, open: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...viewKey(resource), 'quadro', filter, order, open],
    enabled: filter !== undefined,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<RaRecord & RecordData>(resource, {
        // of a closed column only the count is shown
        pagination: { page: pageParam, perPage: open ? PAGE : 1 },
        sort: sortOf(order),
        filter: filter ?? {},
        signal,
      }),
    getNextPageParam: (last, pages) => (pages.length * PAGE < (last.total ?? 0) ? pages.length + 1 : undefined),
    placeholderData: (before) => before,
  })
  const total = query.data?.pages[0]?.total ?? 0
  // a card that moved while the next page was fetched stands on both
  const cards = new Map(query.data?.pages.flatMap(({ data }) => data).map((card) => [card.id, card]))
  return {
    ...query,
    cards: open ? [...cards.values()] : [],
    total,
    over: total > MOST,
    next: Math.min(PAGE, total - cards.size),
  }
}
