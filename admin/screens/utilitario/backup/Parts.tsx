import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { BackupLine } from '#schemas/runtime/answers/utilities/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { backupTexts as t } from './texts.ts'

const colours = { GERANDO: 'info', CONCLUIDO: 'success', ERRO: 'error', CANCELADO: 'default' } as const
const drillColours = { ENSAIANDO: 'info', CONFERE: 'success', DIVERGE: 'error', NAO_FEITO: 'warning' } as const

/** The author of a backup: the schedule, a user, or a user deleted since. */
export const whoOf = ({ automatico, usuario }: BackupLine): string =>
  automatico ? t.automaticWho : (usuario ?? t.formerUser)

/** State of a backup, and notes: needs the private key, error message, file is missing. */
export const State = ({ line: { situacao, mensagem, arquivo, existe, protecao } }: { line: BackupLine }) => (
  <Box>
    <Chip size="small" variant="outlined" color={colours[situacao]} label={t.states[situacao]} />
    <Note>{protecao === 'chave-publica' && t.privateKey}</Note>
    <Note>{mensagem}</Note>
    <Note>{arquivo && !existe && t.gone}</Note>
  </Box>
)

/** Outcome of the last restore drill. */
export function Drill({ line: { situacao, ensaio } }: { line: BackupLine }) {
  if (!ensaio)
    return situacao === 'CONCLUIDO' ? (
      <Typography variant="body2" color="text.secondary">
        {t.notTried}
      </Typography>
    ) : null
  return (
    <Box>
      <Chip size="small" variant="outlined" color={drillColours[ensaio.situacao]} label={t.drills[ensaio.situacao]} />
      <Note>{ensaio.em && displayInstant(ensaio.em)}</Note>
      <Note>{ensaio.mensagem}</Note>
    </Box>
  )
}

const Note = ({ children }: { children: string | false | undefined | '' }) =>
  children ? (
    <Typography variant="caption" color="text.secondary" sx={{ display: 'block', maxWidth: 340 }}>
      {children}
    </Typography>
  ) : null
