import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { OutboxLine } from '#schemas/runtime/answers/utilities/outbox.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { MailState } from './MailState.tsx'
import { recipientText } from './mails.ts'
import { PendingActions } from './PendingActions.tsx'
import { mailTexts } from './texts.ts'

export interface RecordMailsProps {
  entidade: string
  id: number
  /** may change e-mails not sent yet; set where the user may update the record */
  mayChange?: boolean
}

/** E-mails about one record, newest first, for users who may read the record. */
export default function RecordMailList({ entidade, id, mayChange = false }: RecordMailsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['correio', 'registro', entidade, id],
    queryFn: ({ signal }) => getJson<OutboxLine[]>(`/api/emails?entidade=${entidade}&id=${id}`, { signal }),
    gcTime: 0,
  })
  return (
    <Paper component="section" aria-label={mailTexts.ofRecord} variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 16, mb: 1 }}>
        {mailTexts.ofRecord}
      </Typography>
      {error && !data && <RetryAlert onRetry={refetch}>{mailTexts.loadFailed}</RetryAlert>}
      {data?.length === 0 && <Typography color="text.secondary">{mailTexts.noneOfRecord}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((email) => (
            <Line key={email.id} email={email} mayChange={mayChange} />
          ))}
        </Box>
      )}
    </Paper>
  )
}

const Line = ({ email, mayChange }: { email: OutboxLine; mayChange: boolean }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline', py: 0.75 }}
  >
    <Typography variant="body2" color="text.secondary" sx={{ width: 130 }}>
      {displayInstant(email.criadoEm)}
    </Typography>
    <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{email.assunto}</Typography>
      <Typography variant="caption" color="text.secondary">
        {recipientText(email)}
      </Typography>
      {email.motivo && (
        <Typography variant="caption" color="error" sx={{ display: 'block' }}>
          {email.motivo}
        </Typography>
      )}
    </Box>
    {email.saiEm && mayChange && <PendingActions id={email.id} />}
    <MailState situacao={email.situacao} />
  </Box>
)
