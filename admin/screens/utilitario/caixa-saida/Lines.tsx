import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { MailState } from '#admin/mail/MailState.tsx'
import { mailTexts } from '#admin/mail/texts.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { OutboxLine } from '#schemas/runtime/answers/utilities/outbox.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'

interface Props {
  linhas: OutboxLine[] | undefined
  filtered: boolean
  onView(linha: OutboxLine): void
}

/** The e-mails: a table, or cards up to 768 px; each opens its detail. */
export function Lines({ linhas, filtered, onView }: Props) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  if (!linhas) return <Skeleton variant="rectangular" height={420} />
  if (linhas.length === 0)
    return <NothingYet filtered={filtered}>{filtered ? mailTexts.noneFound : mailTexts.none}</NothingYet>
  if (narrow) return linhas.map((linha) => <MailCard key={linha.id} linha={linha} onView={() => onView(linha)} />)
  const { when, to, subject, state } = mailTexts.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[when, to, subject, state].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((linha) => (
            <TableRow key={linha.id} hover onClick={() => onView(linha)} sx={{ cursor: 'pointer' }}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(linha.criadoEm)}</TableCell>
              <TableCell sx={{ minWidth: 260, overflowWrap: 'anywhere' }}>
                {linha.paraNome && <Box>{linha.paraNome}</Box>}
                <Typography variant="body2" color={linha.paraNome ? 'text.secondary' : undefined}>
                  {linha.para}
                </Typography>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <ButtonBase
                  onClick={(event) => {
                    event.stopPropagation()
                    onView(linha)
                  }}
                  sx={{ font: 'inherit', textAlign: 'left', color: 'primary.main', borderRadius: 0.5 }}
                >
                  {linha.assunto}
                </ButtonBase>
                {linha.anexos.length > 0 && (
                  <AttachFile titleAccess={mailTexts.files} sx={{ fontSize: 16, ml: 0.5, verticalAlign: 'middle' }} />
                )}
              </TableCell>
              <TableCell>
                <MailState situacao={linha.situacao} />
                {linha.motivo && (
                  <Typography variant="caption" sx={{ display: 'block', maxWidth: 280, overflowWrap: 'anywhere' }}>
                    {linha.motivo}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const MailCard = ({ linha, onView }: { linha: OutboxLine; onView: () => void }) => (
  <ButtonBase
    onClick={onView}
    sx={{ display: 'block', width: '100%', textAlign: 'left', p: 2, borderBottom: 1, borderColor: 'divider' }}
  >
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
      <MailState situacao={linha.situacao} />
      <Typography variant="body2" color="text.secondary">
        {displayInstant(linha.criadoEm)}
      </Typography>
    </Box>
    <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
      {linha.assunto}
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {linha.paraNome ?? linha.para}
    </Typography>
  </ButtonBase>
)
