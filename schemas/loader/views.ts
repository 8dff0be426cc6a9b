import type { Views, XViews } from '#schemas/runtime/written/views.ts'

/** Fills in defaults of `x-entity.views` from the list. */
export function viewsOf({ board, calendar }: XViews, label: string[], sort: string): Views {
  const named = (title: string | string[] | undefined): string[] => (title === undefined ? label : [title].flat())
  return {
    ...(board
      ? {
          board: {
            ...board,
            title: named(board.title),
            card: board.card ?? [],
            order: board.order ?? sort,
            folded: board.folded ?? [],
          },
        }
      : {}),
    ...(calendar ? { calendar: { ...calendar, title: named(calendar.title), who: calendar.who ?? [] } } : {}),
  }
}
