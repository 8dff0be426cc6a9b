import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DeletedRow } from '#admin/providers/records/trash.ts'
import { historyTexts } from '#admin/resource/history/texts.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { excluidosTexts } from './texts.ts'

interface Props {
  rows: DeletedRow[]
  onView(row: DeletedRow): void
  /** absent where this session may not create such records */
  onRestore?(row: DeletedRow): void
}

const t = excluidosTexts
const day = (instant: string) => displayInstant(instant).slice(0, 10)

/** Deleted records as a table, as cards on a phone. */
export function TrashRows({ rows, onView, onRestore }: Props) {
  const narrow = useMediaQuery('(max-width:768px)')
  const name = (row: DeletedRow) => (
    <ButtonBase
      aria-label={t.view(row.rotulo)}
      onClick={() => onView(row)}
      sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', color: 'primary.main', borderRadius: 0.5 }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {row.rotulo || t.code(row.registroId)}
      </Box>
    </ButtonBase>
  )
  const restore = (row: DeletedRow) =>
    onRestore && (
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t.restoreOne(row.rotulo)}
        onClick={() => onRestore(row)}
      >
        {t.restore}
      </Button>
    )
  if (narrow)
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'flex', gap: 2, alignItems: 'center' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {name(row)}
              <Typography variant="body2" color="text.secondary">
                {displayInstant(row.excluidoEm)} · {row.excluidoPor ?? historyTexts.system}
              </Typography>
            </Box>
            {restore(row)}
          </Box>
        ))}
      </Box>
    )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t.columns.record}</TableCell>
          <TableCell>{t.columns.when}</TableCell>
          <TableCell>{t.columns.by}</TableCell>
          <TableCell>{t.columns.until}</TableCell>
          <TableCell align="right">{t.columns.actions}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover>
            <TableCell>{name(row)}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(row.excluidoEm)}</TableCell>
            <TableCell>{row.excluidoPor ?? historyTexts.system}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(row.apagadoEm)}</TableCell>
            <TableCell align="right">{restore(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
