import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import type { DragItem } from '#admin/drag/item.ts'
import { useDragged } from '#admin/drag/useDragged.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import { MoreActions } from '../../actions/MoreActions.tsx'
import type { RecordAction } from '../../actions/record-action.ts'
import { useRecordActions } from '../../actions/useRecordActions.tsx'
import { Cell } from '../../cells/Cell.tsx'
import { useEntity, useRights } from '../../entity-context.ts'
import { usePanelAddress } from '../../summary/panel/panel-address.ts'
import { boardTexts } from '../board-texts.ts'
import { isShown } from '../shown.ts'

/** Returns the title of a card. */
export function titleOf(entity: Entity, { title }: Pick<Board, 'title'>, record: RecordData): string {
  const parts = title.map((path) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, valueAt(record, path)) : ''
  })
  return parts.filter(Boolean).join(' – ') || labelOf(entity, record)
}

interface Props {
  board: Board
  record: RecordData
  /** title of its column */
  column: string
  movable: boolean
  /** moves to other columns that are no action of the record, for the card's menu */
  ways: (record: RecordData) => RecordAction[]
}

/** One card of the board, moved by mouse, touch or keyboard; its menu has the actions of a list row. */
export function BoardCard({ board, record, column, movable, ways }: Props) {
  const { entity } = useEntity()
  const label = titleOf(entity, board, record)
  const item: DragItem<RecordData> = { id: String(record.id), label: boardTexts.card(label, column), data: record }
  const { ref, props, moving } = useDragged(item, !movable)
  return (
    <li>
      <Paper
        ref={ref}
        {...props}
        variant="outlined"
        data-card={record.id}
        sx={{
          cursor: movable ? 'grab' : 'default',
          // the card's place stays empty while it is dragged
          ...(moving && { borderStyle: 'dashed', bgcolor: 'transparent', '& > *': { visibility: 'hidden' } }),
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <CardBody board={board} record={record} label={label} ways={movable ? ways(record) : []} />
      </Paper>
    </li>
  )
}

interface BodyProps extends Pick<Props, 'board' | 'record'> {
  label: string
  ways: RecordAction[]
}

function CardBody({ board, record, label, ways }: BodyProps) {
  const { entity, resource } = useEntity()
  const beside = usePanelAddress()
  const actions = useRecordActions(record, 'row')
  return (
    <Box sx={{ p: 1, pr: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Link
          component={AppLink}
          to={entity.summary ? beside(record.id) : `/${resource}/${record.id}`}
          color="inherit"
          draggable={false}
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: 13.5,
            fontWeight: 600,
            lineHeight: 1.35,
            pt: 0.5,
            overflowWrap: 'anywhere',
          }}
        >
          {label}
        </Link>
        <MoreActions dense actions={[...ways, ...actions]} label={label} />
      </Box>
      <CardFields board={board} record={record} />
    </Box>
  )
}

function CardFields({ board: { card }, record }: { board: Board; record: RecordData }) {
  const { entity } = useEntity()
  const rights = useRights()
  const lines = card.flatMap((path) => {
    const field = fieldAt(entity, path)
    const value = valueAt(record, path)
    return field && isShown(field, rights) && value !== undefined && value !== null && value !== false
      ? [{ field, value }]
      : []
  })
  if (lines.length === 0) return null
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.25, pr: 0.5, display: 'grid', gap: 0.25, fontSize: 12.5 }}>
      {lines.map(({ field, value }) => (
        <Box key={field.path} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ display: 'inline', color: 'text.secondary', mr: 0.75 }}>
            {field.title}
          </Box>
          <Box component="dd" sx={{ display: 'inline', m: 0 }}>
            <Cell field={field} value={value} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Drag image of a card. */
export const HeldCard = ({ label }: { label: string }) => (
  <Paper elevation={6} sx={{ p: 1.25, fontSize: 13.5, fontWeight: 600, cursor: 'grabbing', overflowWrap: 'anywhere' }}>
    {label}
  </Paper>
)
