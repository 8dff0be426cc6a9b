import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import type { Webhook } from '#schemas/generated/types/utilitario/webhook.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { webhooksTexts } from './texts.ts'
import { useSituacao } from './useWebhook.ts'

/** Warnings above the form: reasons why a webhook does not deliver. */
export function Situation({ record }: { record?: Partial<Webhook> }) {
  if (!record?.id)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {webhooksTexts.afterSaving}
      </Alert>
    )
  return <Stored id={record.id} versao={record.versao} />
}

function Stored({ id, versao }: { id: number; versao: unknown }) {
  const { data } = useSituacao(id, versao)
  if (!data) return null
  const t = webhooksTexts
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {!data.liberado && <Alert severity="warning">{t.notAllowed(data.motivo ?? '')}</Alert>}
      {!data.temSegredo && <Alert severity="info">{t.noSecret}</Alert>}
      {data.falhandoDesde && <Alert severity="warning">{t.failing(displayInstant(data.falhandoDesde))}</Alert>}
    </Stack>
  )
}
