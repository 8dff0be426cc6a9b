import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { PendenciaDoCandidato } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { remocaoTexts } from './texts.ts'

/** Deletes the selected candidates; those who take part in a selection are listed first and are not deleted (spec 1 §7.3). */
export default function BulkRemoval({ onClose }: { onClose: () => void }) {
  const { resource } = useEntity()
  const { selectedIds, onSelect, refetch } = useListContext()
  const success = useSuccess()
  const [ids] = useState(() => selectedIds.map(Number))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data: pendencias, error } = useQuery({
    queryKey: ['pendencias', resource, ids],
    queryFn: () =>
      sendJson<PendenciaDoCandidato[]>('POST', `/api/${resource}/verificar-pendencias-em-lote`, { candidatosIds: ids }),
    gcTime: 0,
    retry: false,
  })
  const blocked = new Set(pendencias?.map(({ candidatoId }) => candidatoId))
  const free = ids.filter((id) => !blocked.has(id))
  const refusal = problem ?? (error ? asApiError(error).message : undefined)

  const remove = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await sendJson('POST', `/api/${resource}/remove-candidato-em-lote`, { candidatosIds: free })
      success(listTexts.bulkDeleted(free.length))
      onSelect([...blocked])
      onClose()
    } catch (thrown) {
      setProblem(asApiError(thrown).message)
    } finally {
      setBusy(false)
      void refetch()
    }
  }
  return (
    <PromptDialog
      title={listTexts.bulkDeleteTitle}
      text={pendencias && free.length > 0 ? listTexts.bulkDeleteText(free.length) : undefined}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {pendencias && free.length === 0 ? commonTexts.close : commonTexts.cancel}
          </Button>
          {pendencias && free.length > 0 && (
            <Button variant="contained" color="error" loading={busy} onClick={remove} autoFocus>
              {listTexts.remove}
            </Button>
          )}
        </>
      }
    >
      {!pendencias && !error && (
        <Box>
          <LinearProgress aria-label={remocaoTexts.checking} />
        </Box>
      )}
      {blocked.size > 0 && (
        <Alert severity="warning" sx={{ mt: free.length > 0 ? 2 : 0 }}>
          {remocaoTexts.blocked(blocked.size)}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
            {pendencias?.map(({ candidatoId, solicitacaoId, nome, pendencia }) => (
              <li key={`${candidatoId} ${solicitacaoId ?? ''}`}>
                <strong>{nome}</strong>: {pendencia}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {refusal && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </PromptDialog>
  )
}
