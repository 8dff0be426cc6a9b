import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { SecretDialog } from '#admin/shell/dialogs/SecretDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { webhooksTexts } from './texts.ts'
import { useSituacao, useWebhookCalls } from './useWebhook.ts'

interface Props {
  id: number
  versao: unknown
}

type Asked = 'segredo' | 'falhas' | undefined

/** Secret, trial and replay of a webhook. */
export function Tools({ id, versao }: Props) {
  const { data } = useSituacao(id, versao)
  const { segredo, teste } = useWebhookCalls(id)
  const [asked, ask] = useState<Asked>()
  const [secret, setSecret] = useState<string>()
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const succeed = useSuccess()
  const notify = useNotify()
  const t = webhooksTexts
  const work = async (what: () => Promise<void>) => {
    setBusy(true)
    await what().catch(report)
    setBusy(false)
  }
  const make = () => {
    ask(undefined)
    void work(async () => setSecret((await segredo()).segredo))
  }
  const trial = () =>
    work(async () => {
      const { entregue, duracaoMs, motivo } = await teste()
      if (entregue) succeed(t.trialDone(duracaoMs))
      else notify(t.trialFailed(motivo ?? ''), { type: 'warning' })
    })
  if (!data) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant={data.temSegredo ? 'outlined' : 'contained'}
        disabled={busy}
        onClick={() => (data.temSegredo ? ask('segredo') : make())}
      >
        {data.temSegredo ? t.renewSecret : t.makeSecret}
      </Button>
      <Button size="small" variant="outlined" disabled={busy || !data.temSegredo} onClick={() => void trial()}>
        {t.trial}
      </Button>
      <Button size="small" variant="outlined" disabled={busy || data.falhas === 0} onClick={() => ask('falhas')}>
        {t.replayFailed}
      </Button>
      {asked === 'segredo' && (
        <PromptDialog
          title={t.renewTitle}
          text={t.renewText}
          onClose={() => ask(undefined)}
          actions={
            <>
              <Button onClick={() => ask(undefined)}>{commonTexts.cancel}</Button>
              <Button variant="contained" autoFocus onClick={make}>
                {t.renewSecret}
              </Button>
            </>
          }
        />
      )}
      {asked === 'falhas' && <ReplayDialog id={id} onClose={() => ask(undefined)} />}
      {secret && (
        <SecretDialog
          title={t.secretTitle}
          warning={t.secretOnce}
          label={t.secret}
          secret={secret}
          copy={t.copySecret}
          onClose={() => setSecret(undefined)}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {t.secretUse}
          </Typography>
        </SecretDialog>
      )}
    </Box>
  )
}

function ReplayDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { reenviaFalhas } = useWebhookCalls(id)
  const [days, setDays] = useState('1')
  const report = useReport()
  const succeed = useSuccess()
  const t = webhooksTexts
  const replay = async () => {
    try {
      const { reenviadas } = await reenviaFalhas(new Date(Date.now() - Number(days) * 86_400_000))
      succeed(t.replayed(reenviadas))
      onClose()
    } catch (error) {
      report(error)
    }
  }
  return (
    <PromptDialog
      title={t.replayTitle}
      text={t.replayText}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button variant="contained" onClick={() => void replay()}>
            {t.again}
          </Button>
        </>
      }
    >
      <TextField
        select
        fullWidth
        label={t.since}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        sx={{ mt: 2 }}
      >
        {Object.entries(t.periods).map(([value, title]) => (
          <MenuItem key={value} value={value}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </PromptDialog>
  )
}
