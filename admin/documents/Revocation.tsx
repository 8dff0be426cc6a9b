import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { call } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Issued } from './issued.ts'
import { documentosTexts } from './texts.ts'

/** Maximum length of the reason, as in the definition. */
const longest = 500

/** Asks for the reason and revokes a document. */
export function Revocation({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(`/api/documentos/${issued.id}/revoga`, {
        method: 'PUT',
        body: { versao: issued.versao, motivoRevogacao: reason.trim() },
      }),
    onSuccess: () => {
      succeed(documentosTexts.revokeDone)
      onClose()
    },
    onError: report,
    // also after a failure: somebody else may have revoked it meanwhile
    onSettled: () => client.invalidateQueries({ queryKey: ['documentos', 'emitidos'] }),
  })
  const revoke = () => {
    setTried(true)
    if (!isMissing) mutate()
  }
  return (
    <PromptDialog
      title={documentosTexts.revokeTitle}
      text={documentosTexts.revokeQuestion(issued.titulo)}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {commonTexts.cancel}
          </Button>
          <Button variant="contained" color="error" loading={isPending} onClick={revoke}>
            {documentosTexts.revokeIt}
          </Button>
        </>
      }
    >
      <TextField
        fullWidth
        multiline
        autoFocus
        minRows={2}
        size="small"
        sx={{ mt: 2 }}
        label={documentosTexts.revokeReason}
        value={reason}
        error={tried && isMissing}
        helperText={tried && isMissing ? documentosTexts.revokeReasonMissing : ' '}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
    </PromptDialog>
  )
}
