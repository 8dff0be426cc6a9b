import AttachFile from '@mui/icons-material/AttachFile'
import Send from '@mui/icons-material/Send'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { MailState } from '#admin/mail/MailState.tsx'
import { recipientText } from '#admin/mail/mails.ts'
import { mailTexts } from '#admin/mail/texts.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { OutboxMail } from '#schemas/runtime/answers/utilities/outbox.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { Body } from './Body.tsx'
import { attachmentUrl, useEmail, useReenvia } from './useOutbox.ts'

/** One e-mail as its recipient sees it, with delivery state and attachments. */
export function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: email, error, refetch } = useEmail(id)
  return (
    <SideDrawer title={mailTexts.detail} onClose={onClose}>
      {error && !email && <RetryAlert onRetry={refetch}>{mailTexts.loadFailed}</RetryAlert>}
      {!email && !error && <Skeleton variant="rectangular" height={320} />}
      {email && (
        <>
          <Facts email={email} />
          {email.texto === undefined ? (
            <Alert severity="info">{mailTexts.secret}</Alert>
          ) : (
            <Body texto={email.texto} html={email.html ?? ''} />
          )}
          <Files email={email} />
          <Again email={email} />
        </>
      )}
    </SideDrawer>
  )
}

function Facts({ email }: { email: OutboxMail }) {
  const t = mailTexts
  const { criadoEm, enviadoEm, autor, situacao, motivo, tentativas } = email
  const facts: [string, string | undefined][] = [
    [t.to, recipientText(email)],
    [t.when, displayInstant(criadoEm)],
    [t.author, autor ?? t.nobody],
    [t.sent, enviadoEm && displayInstant(enviadoEm)],
    [t.reason, motivo],
    [t.tries, situacao === 'AGUARDANDO' && tentativas > 0 ? t.retry(tentativas) : undefined],
  ]
  return (
    <>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {email.assunto}
      </Typography>
      <Box sx={{ mb: 1 }}>
        <MailState situacao={situacao} />
      </Box>
      <FactList facts={facts} />
    </>
  )
}

function Files({ email: { id, anexos } }: { email: OutboxMail }) {
  const report = useReport()
  if (anexos.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2">{mailTexts.files}</Typography>
      {anexos.map(({ nome }, place) => (
        <Button
          key={nome}
          size="small"
          startIcon={<AttachFile fontSize="small" />}
          onClick={() => void downloadFile(attachmentUrl(id, place), nome).catch(report)}
          sx={{ textTransform: 'none' }}
        >
          {nome}
        </Button>
      ))}
    </Box>
  )
}

function Again({ email: { id, situacao } }: { email: OutboxMail }) {
  const { mutate, isPending } = useReenvia(id)
  const report = useReport()
  const succeed = useSuccess()
  if (situacao === 'AGUARDANDO') return null
  return (
    <Button
      variant="outlined"
      startIcon={<Send fontSize="small" />}
      disabled={isPending}
      onClick={() => mutate(undefined, { onSuccess: () => succeed(mailTexts.queued), onError: report })}
      sx={{ mt: 3 }}
    >
      {mailTexts.again}
    </Button>
  )
}
