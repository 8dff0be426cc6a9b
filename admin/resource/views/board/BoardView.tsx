import ArrowForward from '@mui/icons-material/ArrowForward'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { DragArea } from '#admin/drag/DragArea.tsx'
import type { DragItem, DropPlace } from '#admin/drag/item.ts'
import { useFollow } from '#admin/drag/useFollow.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import type { RecordAction } from '../../actions/record-action.ts'
import { useEntity, useRuleContext } from '../../entity-context.ts'
import { useFilterValues } from '../../filters/useFilterValues.ts'
import { TipArea } from '../../list/TipArea.tsx'
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx'
import { progressQuery, usePermittedSteps } from '../../workflow/useProgress.ts'
import { boardTexts } from '../board-texts.ts'
import { HeldCard } from './BoardCard.tsx'
import { BoardColumnView } from './BoardColumnView.tsx'
import { type BoardColumn, filterOf } from './columns.ts'
import { type Move, moveTo } from './moves.ts'
import { useBoardColumns } from './useBoardColumns.ts'
import { useMove } from './useMove.ts'

const arrow = <ArrowForward fontSize="small" />

/** Board of a register (`x-entity.views.board`). */
export default function BoardView() {
  const { entity } = useEntity()
  return entity.views?.board ? <Columns entity={entity} board={entity.views.board} /> : null
}

function Columns({ entity, board }: { entity: Entity; board: Board }) {
  const scope = useEntity()
  const context = useRuleContext()
  const { values } = useFilterValues()
  const { columns, more, pending } = useBoardColumns(entity, board)
  const { bring, underway } = useMove()
  const [held, setHeld] = useState<RecordData>()
  const permitted = usePermittedSteps(held)
  const follow = useFollow()
  const client = useQueryClient()
  const moveOf = useCallback(
    (record: RecordData, column: BoardColumn, may: readonly string[] = permitted): Move =>
      moveTo(scope, context, board, column, record, may),
    [scope, context, board, permitted],
  )
  const refusalIn = (record: RecordData, column: BoardColumn | undefined) => {
    const move = column && moveOf(record, column)
    return move?.kind === 'refused' ? move.why : undefined
  }
  const columnOf = ({ id }: DropPlace) => columns.find(({ key }) => key === id)
  const drop = async ({ data }: DragItem<RecordData>, place: DropPlace) => {
    const column = columnOf(place)
    if (!column) return
    // a step allowed by a role in the record may look refused until its permissions are fetched
    const unsure = entity.actions.some(({ by }) => by) && moveOf(data, column).kind === 'refused'
    const progress = unsure
      ? await client.fetchQuery(progressQuery(scope.resource, data)).catch(() => undefined)
      : undefined
    follow(`[data-column="${CSS.escape(column.key)}"] [data-card="${String(data.id)}"]`)
    bring(data, column, moveOf(data, column, progress?.permitidos))
  }
  // workflow steps are in the menu already as actions
  const ways = (record: RecordData): RecordAction[] =>
    columns.flatMap((column): RecordAction[] => {
      const move = moveOf(record, column)
      if (move.kind !== 'change') return []
      const run = () => bring(record, column, move)
      return [{ name: `coluna-${column.key}`, title: boardTexts.moveTo(column.title), icon: arrow, run }]
    })
  if (pending) return <ListSkeleton mobile={false} />
  if (columns.length === 0) return <Alert severity="info">{boardTexts.noColumns(fieldTitle(entity, board))}</Alert>
  const movable = scope.schema.can.update || scope.schema.actions.length > 0 || entity.actions.some(({ by }) => by)
  return (
    <DragArea<RecordData>
      refusal={({ data }, place) => refusalIn(data, columnOf(place))}
      onDrag={(item) => setHeld(item?.data)}
      onDrop={(item, place) => void drop(item, place)}
      overlay={({ label }) => <HeldCard label={label} />}
    >
      {movable && (
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' }, mb: 1 }}>
          {boardTexts.hint}
        </Typography>
      )}
      <TipArea>
        <Box
          role="group"
          aria-label={boardTexts.board(entity.plural)}
          sx={{
            display: 'flex',
            gap: 1.5,
            overflowX: 'auto',
            pb: 2,
            alignItems: 'flex-start',
            scrollSnapType: { xs: held ? 'none' : 'x proximity', md: 'none' },
          }}
        >
          {columns
            .filter((column) => filterOf(column, values) !== undefined)
            .map((column) => (
              <BoardColumnView
                key={column.key}
                board={board}
                column={column}
                movable={movable}
                underway={underway}
                ways={ways}
                refused={held && refusalIn(held, column)}
              />
            ))}
          {more && (
            <Button color="inherit" variant="outlined" onClick={more} sx={{ flexShrink: 0 }}>
              {boardTexts.moreColumns}
            </Button>
          )}
        </Box>
      </TipArea>
    </DragArea>
  )
}

const fieldTitle = ({ fields }: Entity, { by }: Board): string => fields.find(({ path }) => path === by)?.title ?? by
