import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { BackupLine } from '#schemas/runtime/answers/utilities/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { Actions, type ActionsProps } from './Actions.tsx'
import { File } from './File.tsx'
import { Drill, State, whoOf } from './Parts.tsx'
import { backupTexts } from './texts.ts'

interface Props extends Omit<ActionsProps, 'line'> {
  lines: BackupLine[]
}

const { columns } = backupTexts

/** Backups, the newest first. */
export function BackupTable({ lines, ...actions }: Props) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={useScreenTitle()}>
      <Table size="small" sx={{ '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            {[columns.quando, columns.quem, columns.situacao, columns.ensaio, columns.arquivo, ''].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(line.dataHora)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>{whoOf(line)}</TableCell>
              <TableCell>
                <State line={line} />
              </TableCell>
              <TableCell>
                <Drill line={line} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <File line={line} />
              </TableCell>
              <TableCell align="right" sx={{ '&&': { py: 0.25 }, whiteSpace: 'nowrap' }}>
                <Actions line={line} {...actions} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The rows of `BackupTable` as cards, for phones. */
export function BackupCards({ lines, ...actions }: Props) {
  return lines.map((line) => (
    <Box key={line.id} sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{displayInstant(line.dataHora)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {whoOf(line)}
          </Typography>
        </Box>
        <Box sx={{ whiteSpace: 'nowrap', mr: -1 }}>
          <Actions line={line} {...actions} />
        </Box>
      </Box>
      <State line={line} />
      {line.situacao === 'CONCLUIDO' && (
        <>
          <Box sx={{ mt: 1 }}>
            <File line={line} />
          </Box>
          <Typography variant="subtitle2" sx={{ mt: 1 }}>
            {columns.ensaio}
          </Typography>
          <Drill line={line} />
        </>
      )}
    </Box>
  ))
}
