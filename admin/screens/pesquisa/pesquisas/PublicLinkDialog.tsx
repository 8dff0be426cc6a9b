import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import QrCode from '#admin/shell/session/fields/QrCode.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { SurveyLink } from '#schemas/runtime/answers/surveys/survey-link.ts'

type Step = 'abre' | 'fecha' | 'renova'

/** The public link of a survey, with copy button and QR code; opens, closes and renews it. */
export default function PublicLinkDialog({ record, onClose }: RecordDialogProps<{ id: number; titulo: string }>) {
  const url = `/api/pesquisa/pesquisas/${record.id}/link-publico`
  const { data, error, refetch } = useQuery({
    queryKey: ['link-publico', record.id],
    queryFn: ({ signal }) => getJson<SurveyLink>(url, { signal, quiet: true }),
    retry: false,
    gcTime: 0,
  })
  const [asking, setAsking] = useState<'fecha' | 'renova'>()
  const [poster, setPoster] = useState(false)
  const [busy, setBusy] = useState(false)
  const success = useSuccess()
  const report = useReport()
  const take = async (step: Step) => {
    setBusy(true)
    try {
      await sendJson('PUT', `${url}/${step}`, {})
      success(t.link.done[step])
      await refetch()
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
      setAsking(undefined)
    }
  }
  if (poster)
    return (
      <PrintedPdf
        url={`${url}/cartaz`}
        title={t.link.poster}
        nome={`Cartaz - ${record.titulo}.pdf`}
        onClose={() => setPoster(false)}
      />
    )
  return (
    <PromptDialog
      title={t.link.title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {commonTexts.close}
          </Button>
          {data?.aberto && (
            <Button color="error" disabled={busy} onClick={() => setAsking('fecha')}>
              {t.link.close}
            </Button>
          )}
          {data?.endereco && (
            <Button disabled={busy} onClick={() => setAsking('renova')}>
              {t.link.renew}
            </Button>
          )}
          {data && !data.aberto && (
            <Button autoFocus variant="contained" disabled={busy} onClick={() => void take('abre')}>
              {t.link.open}
            </Button>
          )}
        </>
      }
    >
      {error && <Alert severity="warning">{asApiError(error).message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={280} />}
      {data && <Shown link={data} onPoster={() => setPoster(true)} />}
      {asking && (
        <ConfirmDialog
          title={t.link[asking === 'fecha' ? 'close' : 'renew']}
          text={asking === 'fecha' ? t.link.closeQuestion : t.link.renewQuestion}
          confirm={t.link[asking === 'fecha' ? 'close' : 'renew']}
          onClose={() => setAsking(undefined)}
          onConfirm={() => take(asking)}
        />
      )}
    </PromptDialog>
  )
}

function Shown({ link, onPoster }: { link: SurveyLink; onPoster(): void }) {
  const { aberto, endereco, situacao, dataIni, dataFim, respondidos } = link
  const success = useSuccess()
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    success(t.link.copied)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', pt: 1 }}>
      <Alert severity={aberto ? 'success' : 'info'} sx={{ width: '100%' }}>
        {aberto ? t.link.isOpen(situacao, dataIni, dataFim) : endereco ? t.link.isClosed : t.link.neverOpened}
      </Alert>
      <Typography sx={{ width: '100%' }} color="text.secondary">
        {t.link.answers(respondidos)}
      </Typography>
      {endereco && aberto && (
        <>
          <TextField
            label={t.link.address}
            value={endereco}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            multiline
            size="small"
            fullWidth
          />
          <QrCode text={endereco} label={t.link.code} size={220} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            {navigator.clipboard && (
              <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy(endereco)}>
                {t.link.copy}
              </Button>
            )}
            <Button variant="outlined" startIcon={<Print />} onClick={onPoster}>
              {t.link.poster}
            </Button>
          </Box>
        </>
      )}
    </Box>
  )
}
