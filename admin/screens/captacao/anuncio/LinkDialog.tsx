import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import QrCode from '#admin/shell/session/fields/QrCode.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { LinkDaVaga } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import { linkTexts } from './texts.ts'

/** The portal address of a vacancy, with a copy button and a QR code — spec 1 §2.3. @param route of the register whose record it is asked of */
export function LinkDialog({ route, record, onClose }: RecordDialogProps<{ id: number }> & { route: string }) {
  const { data, error } = useQuery({
    queryKey: ['link-da-vaga', route, record.id],
    queryFn: ({ signal }) => getJson<LinkDaVaga>(`/api/${route}/${record.id}/link`, { signal }),
    retry: false,
    gcTime: 0,
  })
  const success = useSuccess()
  const copy = async (endereco: string) => {
    await navigator.clipboard.writeText(endereco)
    success(linkTexts.copied)
  }
  return (
    <PromptDialog
      title={linkTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {commonTexts.close}
          </Button>
          {data && navigator.clipboard && (
            <Button autoFocus variant="contained" startIcon={<ContentCopy />} onClick={() => void copy(data.endereco)}>
              {linkTexts.copy}
            </Button>
          )}
        </>
      }
    >
      {error && <Alert severity="warning">{asApiError(error).message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', pt: 1 }}>
          {!data.aberta && (
            <Alert severity="info" sx={{ width: '100%' }}>
              {linkTexts.closed}
            </Alert>
          )}
          {data.aberta && data.interna && (
            <Alert severity="info" sx={{ width: '100%' }}>
              {linkTexts.internal}
            </Alert>
          )}
          <TextField
            label={linkTexts.address}
            value={data.endereco}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            multiline
            size="small"
            fullWidth
          />
          <QrCode text={data.endereco} label={linkTexts.code} size={220} />
        </Box>
      )}
    </PromptDialog>
  )
}
