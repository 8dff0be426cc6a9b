import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type Bloco, type Campo, type Column, isLocked, type Marked } from './campos.ts'
import { camposTexts } from './texts.ts'

interface Shared {
  columns: Column[]
  marked: Marked
  fixed: boolean
  onMark(campos: Campo[], column: Column, on: boolean): void
}

/** The title of a block, with boxes for all its fields. */
export function BlockRow({ bloco, columns, marked, fixed, onMark }: Shared & { bloco: Bloco }) {
  const { titulo, campos } = bloco
  return (
    <TableRow sx={{ bgcolor: 'surface.sunken' }}>
      <TableCell component="th" scope="rowgroup" sx={{ fontWeight: 650 }}>
        {titulo}
      </TableCell>
      {columns.map((column) => {
        const free = campos.filter((campo) => !isLocked(campo, column))
        const on = free.filter(({ campo }) => marked[column].has(campo)).length
        const all = on === free.length && free.length > 0
        return (
          <TableCell key={column} align="center" padding="none">
            <Checkbox
              size="small"
              checked={all}
              indeterminate={on > 0 && !all}
              disabled={fixed || free.length === 0}
              onChange={() => onMark(free, column, !all)}
              slotProps={{ input: { 'aria-label': camposTexts.allOf[column](titulo) } }}
            />
          </TableCell>
        )
      })}
    </TableRow>
  )
}

/** One field; what cannot be changed says why. */
export function FieldRow({ campo, columns, marked, fixed, onMark }: Shared & { campo: Campo }) {
  const locked = columns.some((column) => isLocked(campo, column))
  const note = locked ? (campo.motivo ?? camposTexts.always) : sensitive(campo, marked)
  return (
    <TableRow hover>
      <TableCell sx={{ pl: { xs: 2, md: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {campo.titulo}
          {locked && <Lock sx={{ fontSize: 15, color: 'text.secondary' }} />}
        </Box>
        {note && (
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column} align="center" padding="none">
          <Checkbox
            size="small"
            checked={marked[column].has(campo.campo)}
            disabled={fixed || isLocked(campo, column)}
            onChange={(_, on) => onMark([campo], column, on)}
            slotProps={{ input: { 'aria-label': camposTexts.of[column](campo.titulo) } }}
          />
        </TableCell>
      ))}
    </TableRow>
  )
}

const sensitive = ({ sensivel, campo }: Campo, { required }: Marked) =>
  sensivel && required.has(campo) ? camposTexts.sensitive : undefined
