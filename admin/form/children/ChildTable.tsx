import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { withComputed } from '#schemas/runtime/computed/fill.ts'
import { fileIds, isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { isKnown, missingText } from '#schemas/runtime/record/visibility.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { useScope } from '../state/scope.ts'
import { FileCell } from '../viewer/FileCell.tsx'
import { InForce } from './InForce.tsx'

interface Props {
  label: string
  runtime: EntityRuntime
  rows: RecordData[]
  errors?: Map<number, FieldError[]>
  /** rows can only be viewed */
  locked: boolean
  onOpen(index: number): void
  onRemove(index: number): void
  /** present where the order of the rows is stored: moves a row from one index to another */
  onMove?(from: number, to: number): void
}

/** Rows of a child entity in its list columns. */
export function ChildTable({ label, runtime, rows, errors, locked, onOpen, onRemove, onMove }: Props) {
  const { entity } = runtime
  const { context } = useScope()
  const columns = entity.list.columns.flatMap((path) => {
    const field = fieldAt(entity, path)
    return field && isKnown(field, context) ? [field] : []
  })
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, pb: 1.5 }}>
        Nenhum registro adicionado
      </Typography>
    )
  return (
    <div className="prumo-child-rows">
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.path} align={alignOf(column)}>
                {column.title}
              </TableCell>
            ))}
            {entity.effective && <TableCell>Vigência</TableCell>}
            <TableCell align="right" sx={{ width: 96 }}>
              Ações
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {placed(rows.map((row) => withComputed(runtime, row, context, { labelled: true }))).map(
            ({ row, index, key }) => (
              <TableRow key={key} hover onDoubleClick={() => onOpen(index)} data-row={index}>
                {columns.map((column, at) => (
                  <TableCell key={column.path} data-label={column.title} align={alignOf(column)}>
                    {at === 0 && <RowError errors={errors?.get(index)} />}
                    <ChildCell field={column} row={row} runtime={runtime} of={rowName(entity, row, index)} />
                  </TableCell>
                ))}
                {entity.effective && (
                  <TableCell data-label="Vigência">
                    <InForce row={row} rows={rows} effective={entity.effective} />
                  </TableCell>
                )}
                <TableCell className="prumo-row-actions" align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
                  {!locked && onMove && (
                    <Moves of={rowName(entity, row, index)} index={index} last={rows.length - 1} onMove={onMove} />
                  )}
                  <Action
                    title={locked ? 'Ver' : 'Editar'}
                    of={rowName(entity, row, index)}
                    onClick={() => onOpen(index)}
                  >
                    {locked ? <ViewIcon fontSize="small" /> : <EditIcon fontSize="small" />}
                  </Action>
                  {!locked && (
                    <Action title="Remover" of={rowName(entity, row, index)} onClick={() => onRemove(index)}>
                      <DeleteIcon fontSize="small" />
                    </Action>
                  )}
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </div>
  )
}

function ChildCell({ field, row, runtime, of }: { field: Field; row: RecordData; runtime: EntityRuntime; of: string }) {
  const { services, context } = useScope()
  const value = valueAt(row, field.path)
  if (isFileField(field) && fileIds(value).length > 0)
    return <FileCell field={field} value={value} store={services.upload} of={of} />
  const shown = formatValue(field, value)
  if (shown) return shown
  return missingText(runtime, field, row, context) || '—'
}

/** React keys of id and index: new rows have no id yet. */
const placed = (rows: RecordData[]) => rows.map((row, index) => ({ row, index, key: `${row.id ?? 'nova'} ${index}` }))

const alignOf = (field: Field) =>
  (field.type === 'number' || field.type === 'integer') && !field.options ? 'right' : 'left'

const rowName = (entity: Entity, row: RecordData, index: number) => labelOf(entity, row) || `linha ${index + 1}`

function RowError({ errors }: { errors?: FieldError[] }) {
  if (!errors?.length) return null
  const text = errors.map(({ message }) => message).join(' · ')
  return (
    <Tooltip title={text}>
      <ErrorIcon color="error" fontSize="small" titleAccess={text} sx={{ verticalAlign: 'text-bottom', mr: 0.75 }} />
    </Tooltip>
  )
}

interface MovesProps {
  of: string
  index: number
  last: number
  onMove(from: number, to: number): void
}

/** Buttons that move a row up or down by one; the focus follows the row. */
function Moves({ of, index, last, onMove }: MovesProps) {
  const move = (by: number) => (event: MouseEvent<HTMLElement>) => {
    const table = event.currentTarget.closest('table')
    onMove(index, index + by)
    const name = event.currentTarget.dataset.move
    window.setTimeout(() => {
      const row = table?.querySelector(`[data-row="${index + by}"]`)
      const same = row?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:not(:disabled)`)
      ;(same ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus()
    })
  }
  return (
    <>
      <Action title="Mover para cima" of={of} disabled={index === 0} data-move="up" onClick={move(-1)}>
        <UpIcon fontSize="small" />
      </Action>
      <Action title="Mover para baixo" of={of} disabled={index === last} data-move="down" onClick={move(1)}>
        <DownIcon fontSize="small" />
      </Action>
    </>
  )
}

interface ActionProps extends Omit<IconButtonProps, 'title' | 'onClick'> {
  title: string
  of: string
  onClick(event: MouseEvent<HTMLElement>): void
  children: React.ReactElement
}

function Action({ title, of, children, ...button }: ActionProps) {
  return (
    <Tooltip title={title}>
      {/* a disabled button fires no mouse events: the tooltip listens on the span */}
      <span>
        <IconButton size="small" aria-label={`${title}: ${of}`} {...button}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
