import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { boardColumns } from '#schemas/runtime/definition/views.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import { useEntity } from '../../entity-context.ts'
import { useFormServices } from '../../services/form-services.ts'
import { viewKey } from '../address.ts'
import { type BoardColumn, columnsOfOptions, fixedColumns } from './columns.ts'

/** Columns of a reference fetched per page. */
const PAGE = 12

interface Columns {
  columns: BoardColumn[]
  /** fetches the next columns; undefined when there are none */
  more: (() => void) | undefined
  pending: boolean
}

/** Columns of a board: those fixed by the definition, or the records its reference may name, paged. */
export function useBoardColumns(entity: Entity, board: Board): Columns {
  const { resource } = useEntity()
  const { lookup } = useFormServices()
  const fixed = useMemo(() => fixedColumns(entity, board), [entity, board])
  const by = boardColumns(entity, board)
  const field = by && 'field' in by ? by.field : undefined
  const target = field?.target
  const { data, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...viewKey(resource), 'colunas', target],
    enabled: fixed === undefined && target !== undefined,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      lookup.options(target ?? '', { range: [pageParam, pageParam + PAGE - 1] }, signal),
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
  })
  if (fixed) return { columns: fixed, more: undefined, pending: false }
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return {
    columns: field ? columnsOfOptions(field, items) : [],
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    pending: isPending,
  }
}
