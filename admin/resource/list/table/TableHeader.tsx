import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { Fragment } from 'react'
import { useListContext } from 'react-admin'
import { isNumeric } from '../../cells/Cell.tsx'
import type { Column } from '../../columns.ts'
import { listTexts } from '../texts.ts'

interface Props {
  columns: readonly Column[]
  /** absent where no bulk action is available */
  selection?: { all: boolean; some: boolean; toggle: () => void }
  onSort: (path: string) => void
}

/** Column headers; those the server can sort by are buttons. */
export function TableHeader({ columns, selection, onSort }: Props) {
  const { sort } = useListContext()
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        {selection && (
          <TableCell padding="checkbox" className="selection">
            <Checkbox
              size="small"
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onClick={selection.toggle}
              slotProps={{ input: { 'aria-label': listTexts.selectPage } }}
              sx={{ p: 0.5 }}
            />
          </TableCell>
        )}
        {columns.map(({ path, field, title, sortable }, index) => {
          const active = sort.field === path
          const direction = sort.order === 'DESC' ? 'desc' : 'asc'
          return (
            <TableCell
              key={path}
              align={isNumeric(field) ? 'right' : 'left'}
              className={index === 0 ? 'first' : undefined}
              aria-sort={active ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {sortable ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : 'asc'}
                  hideSortIcon
                  IconComponent={ArrowDownward}
                  onClick={() => onSort(path)}
                  sx={{ maxWidth: '100%', '& .MuiTableSortLabel-icon': { fontSize: 13, mx: 0.25 } }}
                >
                  <Title>{title}</Title>
                </TableSortLabel>
              ) : (
                <Title>{title}</Title>
              )}
            </TableCell>
          )
        })}
        <TableCell align="right" className="actions">
          {listTexts.actions}
        </TableCell>
      </TableRow>
    </TableHead>
  )
}

/** Header text wraps between words; an overlong word is truncated and shown in the tooltip. */
const Title = ({ children }: { children: string }) => (
  <Box
    component="span"
    data-cut={children}
    sx={{ display: 'block', minWidth: 0, maxHeight: '3.75em', overflow: 'hidden' }}
  >
    {[...children.matchAll(/\S+/g)].map(({ 0: word, index: at }) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            maxWidth: '100%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            verticalAlign: 'bottom',
          }}
        >
          {word}
        </Box>
      </Fragment>
    ))}
  </Box>
)
