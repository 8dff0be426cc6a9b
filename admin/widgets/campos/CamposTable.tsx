import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { BlockRow, FieldRow } from './CamposRows.tsx'
import type { Bloco, Campo, Column, Marked } from './campos.ts'
import { camposTexts } from './texts.ts'

interface Props {
  label: string
  blocos: Bloco[]
  columns: Column[]
  marked: Marked
  fixed: boolean
  onMark(campos: Campo[], column: Column, on: boolean): void
}

/** Fields in the blocks of their form, a box per column; a block's own boxes mark all of it or none. */
export function CamposTable({ label, blocos, columns, marked, fixed, onMark }: Props) {
  if (blocos.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ p: 1.5 }}>
        {camposTexts.none}
      </Typography>
    )
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 560 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{camposTexts.field}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="center" sx={{ width: { xs: 92, md: 140 } }}>
                {camposTexts.columns[column]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {blocos.map((bloco) => (
          <TableBody key={bloco.titulo}>
            <BlockRow {...{ bloco, columns, marked, fixed, onMark }} />
            {bloco.campos.map((campo) => (
              <FieldRow key={campo.campo} {...{ campo, columns, marked, fixed, onMark }} />
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  )
}
