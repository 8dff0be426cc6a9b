import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
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
import { commonTexts } from '#admin/i18n/common.ts'
import { historyTexts } from '#admin/resource/history/texts.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { LinesProps } from '#admin/shell/trail/TrailScreen.tsx'
import { trailTexts } from '#admin/shell/trail/texts.ts'
import type { LogLine } from '#schemas/runtime/answers/trail.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { logTexts } from './texts.ts'

/** The lines: a table, or cards up to 768 px; each opens its detail. */
export function Lines({ linhas, filtered, onView }: LinesProps<LogLine>) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  if (!linhas) return <Skeleton variant="rectangular" height={420} />
  if (linhas.length === 0)
    return <NothingYet filtered={filtered}>{filtered ? trailTexts.noneFound : trailTexts.none}</NothingYet>
  if (narrow)
    return linhas.map((linha) => (
      <ButtonBase
        key={linha.id}
        onClick={() => onView(linha)}
        sx={{ display: 'block', width: '100%', textAlign: 'left', p: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
          <Operation linha={linha} />
          <Typography variant="body2" color="text.secondary">
            {displayInstant(linha.dataHora)}
          </Typography>
        </Box>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {linha.tela}: {recordText(linha)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {linha.usuario || historyTexts.system}
        </Typography>
      </ButtonBase>
    ))
  const { when, user, company, module, screen, operation, record } = logTexts.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[when, user, company, module, operation, screen, record].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((linha) => (
            <TableRow key={linha.id} hover onClick={() => onView(linha)} sx={{ cursor: 'pointer' }}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(linha.dataHora)}</TableCell>
              <TableCell>{linha.usuario || historyTexts.system}</TableCell>
              <TableCell>{linha.empresa || logTexts.everyCompany}</TableCell>
              <TableCell>{linha.modulo}</TableCell>
              <TableCell>
                <Operation linha={linha} />
              </TableCell>
              <TableCell>{linha.tela}</TableCell>
              <TableCell sx={{ maxWidth: 280, overflowWrap: 'anywhere' }}>
                <ButtonBase
                  onClick={(event) => {
                    event.stopPropagation()
                    onView(linha)
                  }}
                  sx={{ font: 'inherit', textAlign: 'left', color: 'primary.main', borderRadius: 0.5 }}
                >
                  {recordText(linha)}
                </ButtonBase>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const recordText = ({ registro, registroId }: LogLine) => registro || commonTexts.code(registroId)

const colours: Record<string, 'success' | 'info' | 'error'> = {
  Inserção: 'success',
  Atualização: 'info',
  Remoção: 'error',
}

const Operation = ({ linha }: { linha: LogLine }) => (
  <Chip size="small" variant="outlined" color={colours[linha.operacao] ?? 'default'} label={linha.operacao} />
)
