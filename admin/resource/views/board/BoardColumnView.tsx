import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useDropPlace } from '#admin/drag/useDragged.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import type { RecordAction } from '../../actions/record-action.ts'
import { useEntity } from '../../entity-context.ts'
import { useFilterValues } from '../../filters/useFilterValues.ts'
import { boardTexts } from '../board-texts.ts'
import { viewsTexts } from '../texts.ts'
import { BoardCard } from './BoardCard.tsx'
import { type BoardColumn, filterOf } from './columns.ts'
import { useColumn } from './useColumn.ts'
import type { Underway } from './useMove.ts'

interface Props {
  board: Board
  column: BoardColumn
  movable: boolean
  underway: readonly Underway[]
  ways: (record: RecordData) => RecordAction[]
  /** why the dragged card may not be dropped here */
  refused: string | undefined
}

/** One column: title, count, and its cards, paged. */
export function BoardColumnView({ board, column, movable, underway, ways, refused }: Props) {
  const { resource } = useEntity()
  const { values } = useFilterValues()
  const [open, setOpen] = useState(!column.folded)
  const heading = useId()
  const filter = filterOf(column, values)
  const { cards, total, over, next, hasNextPage, fetchNextPage, isFetchingNextPage, isPending, error, refetch } =
    useColumn(resource, filter, board.order, open)
  const place = useDropPlace({ id: column.key, name: column.title })
  const shown = arranged(cards, column, underway)
  const count = Math.max(0, total + shown.length - cards.length)
  return (
    <Box
      component="section"
      ref={place.ref}
      aria-labelledby={heading}
      data-column={column.key}
      sx={{
        flex: open ? '0 0 272px' : '0 0 200px',
        maxWidth: '82vw',
        scrollSnapAlign: 'start',
        borderRadius: 2,
        p: 1,
        bgcolor: place.held && refused !== undefined ? 'action.disabledBackground' : 'action.hover',
        filter: place.held && refused !== undefined ? 'grayscale(1)' : 'none',
        outline: place.held && refused === undefined ? '2px dashed' : 'none',
        outlineColor: place.over ? 'primary.main' : 'divider',
        outlineOffset: -2,
      }}
    >
      <ColumnHead
        id={heading}
        column={column}
        count={filter && !isPending ? boardTexts.count(count, over) : ''}
        open={open}
        onToggle={column.folded ? () => setOpen(!open) : undefined}
      />
      {error && (
        <RetryAlert onRetry={refetch}>
          {viewsTexts.failed} {asApiError(error).message}
        </RetryAlert>
      )}
      {open && filter && isPending && !error && <Skeleton variant="rounded" height={88} />}
      {open && !isPending && shown.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 3 }}>
          {boardTexts.empty}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {shown.map((record) => (
          <BoardCard
            key={String(record.id)}
            board={board}
            record={record}
            column={column.title}
            ways={ways}
            movable={movable && !underway.some((one) => one.record.id === record.id)}
          />
        ))}
      </Box>
      {open && hasNextPage && (
        <Button
          fullWidth
          size="small"
          color="inherit"
          sx={{ mt: 1 }}
          loading={isFetchingNextPage}
          aria-label={boardTexts.moreOf(next, column.title)}
          onClick={() => void fetchNextPage()}
        >
          {boardTexts.more(next)}
        </Button>
      )}
    </Box>
  )
}

/** Cards of the column, with pending moves applied. */
function arranged(cards: RecordData[], { key }: BoardColumn, underway: readonly Underway[]): RecordData[] {
  const coming = underway.filter(({ to }) => to === key).map(({ record }) => record)
  const moving = new Set(underway.map(({ record }) => record.id))
  return [...coming, ...cards.filter(({ id }) => !moving.has(id))]
}

interface HeadProps {
  id: string
  column: BoardColumn
  count: string
  open: boolean
  onToggle: (() => void) | undefined
}

function ColumnHead({ id, column: { title, tone }, count, open, onToggle }: HeadProps) {
  const colour = tone === undefined || tone === 'neutral' ? 'default' : tone
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 1, minHeight: 34 }}>
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          flexShrink: 0,
          bgcolor: colour === 'default' ? 'text.disabled' : `${colour}.main`,
        }}
      />
      <Typography id={id} component="h2" sx={{ fontSize: 14, fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {count !== '' && <Chip size="small" label={count} />}
      {onToggle && (
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={open ? boardTexts.close(title) : boardTexts.open(title)}
          onClick={onToggle}
        >
          <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )}
    </Box>
  )
}
