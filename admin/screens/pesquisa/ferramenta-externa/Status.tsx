import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import type { ExternalToolStatus } from '#schemas/runtime/answers/surveys/external-tool.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { callOf, type OfQuestionnaire } from './Start.tsx'
import { ferramentaTexts as t } from './texts.ts'

/** What was sent to the external tool, and how many answers were received. */
export default function Status({ record, onClose }: RecordDialogProps<OfQuestionnaire>) {
  const address = callOf(record, 'status-sincronizacao')
  const { data, error } = useQuery({
    queryKey: ['ferramenta-externa', address],
    queryFn: ({ signal }) => getJson<ExternalToolStatus>(address, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  return (
    <PromptDialog title={t.status} onClose={onClose} actions={<Button onClick={onClose}>{commonTexts.close}</Button>}>
      {error ? <Alert severity="error">{t.loadFailed}</Alert> : data ? <Facts status={data} /> : <PageSkeleton />}
    </PromptDialog>
  )
}

function Facts({ status }: { status: ExternalToolStatus }) {
  const { comoConfigurar, numeroVersao, enviadoEm, sincronizadoEm, recebidas, recusadas, falha, falhaEm } = status
  const sent = numeroVersao !== undefined && enviadoEm !== undefined
  const facts = [
    sent ? t.sent(numeroVersao, displayInstant(enviadoEm)) : t.never,
    ...(sincronizadoEm === undefined ? [] : [t.synced(displayInstant(sincronizadoEm))]),
    ...(sent ? [t.received(recebidas)] : []),
    ...(recusadas > 0 ? [t.refused(recusadas)] : []),
  ]
  return (
    <Stack spacing={1}>
      {comoConfigurar !== undefined && <Alert severity="info">{comoConfigurar}</Alert>}
      {falha !== undefined && falhaEm !== undefined && (
        <Alert severity="error">{t.failed(displayInstant(falhaEm), falha)}</Alert>
      )}
      {facts.map((fact) => (
        <Typography key={fact}>{fact}</Typography>
      ))}
    </Stack>
  )
}
