import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { call } from '#admin/providers/http.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Issued } from './issued.ts'
import { documentosTexts } from './texts.ts'

/** Confirms and deletes an issued document. */
export function Removal({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`/api/documentos/${issued.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      succeed(documentosTexts.removed)
      void client.invalidateQueries({ queryKey: ['documentos', 'emitidos'] })
    },
    onError: report,
    onSettled: onClose,
  })
  return (
    <PromptDialog
      title={documentosTexts.removeTitle}
      text={documentosTexts.removeQuestion(issued.titulo)}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {commonTexts.cancel}
          </Button>
          <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()} autoFocus>
            {listTexts.remove}
          </Button>
        </>
      }
    />
  )
}
