import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { LinesProps } from '#admin/shell/trail/TrailScreen.tsx'
import { trailTexts } from '#admin/shell/trail/texts.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { SecurityLine } from '#schemas/runtime/shown/security.ts'
import { registroTexts } from './texts.ts'

/** The lines as a table, on a telephone as cards. */
export function Lines({ linhas, filtered }: Pick<LinesProps<SecurityLine>, 'linhas' | 'filtered'>) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  const { nobody, columns } = registroTexts
  if (!linhas) return <Skeleton variant="rectangular" height={420} />
  if (linhas.length === 0)
    return <NothingYet filtered={filtered}>{filtered ? trailTexts.noneFound : trailTexts.none}</NothingYet>
  if (narrow)
    return linhas.map((linha) => (
      <Box key={linha.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
          <Event linha={linha} />
          <Typography variant="body2" color="text.secondary">
            {displayInstant(linha.dataHora)}
          </Typography>
        </Box>
        <FactList
          facts={[
            [columns.user, linha.usuario ?? nobody],
            [columns.company, linha.empresa],
            [columns.address, linha.endereco],
            [columns.device, linha.aparelho],
            [columns.detail, linha.detalhe],
          ]}
        />
      </Box>
    ))
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {Object.values(columns).map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((linha) => (
            <TableRow key={linha.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(linha.dataHora)}</TableCell>
              <TableCell>
                <Event linha={linha} />
              </TableCell>
              <TableCell>{linha.usuario ?? nobody}</TableCell>
              <TableCell>{linha.empresa}</TableCell>
              <TableCell>{linha.endereco}</TableCell>
              <TableCell>{linha.aparelho}</TableCell>
              <TableCell sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>{linha.detalhe}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const colour = (evento: string): 'error' | 'success' | 'warning' => {
  if (/RECUSAD[AO]$/.test(evento)) return 'error'
  return /^ENTRADA/.test(evento) ? 'success' : 'warning'
}

const Event = ({ linha: { evento, titulo } }: { linha: SecurityLine }) => (
  <Chip size="small" variant="outlined" color={colour(evento)} label={titulo} />
)
