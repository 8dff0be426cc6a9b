import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import { cicloTexts as t } from '#admin/desempenho/cycle-texts.ts'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { BulkDialogProps } from '#admin/resource/override.ts'
import { useSuccess } from '#admin/shell/useReport.ts'

/** Releases or blocks several cycles in one request, all or none — spec 2 §7 */
export default function ReleaseMany({ ids, onClose }: BulkDialogProps) {
  const [liberada, setLiberada] = useState(true)
  const { onUnselectItems } = useListContext()
  const refresh = useRefresh()
  const success = useSuccess()
  const send = async () => {
    await sendJson('PUT', '/api/avaliacao/avaliacoes-desempenho/liberacao', { ids, liberada })
    success((liberada ? t.released : t.blocked)(ids.length))
    onUnselectItems()
    refresh()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t.releaseMany}
      text={t.releaseQuestion(ids.length)}
      confirm={liberada ? t.release : t.block}
      onClose={onClose}
      onConfirm={send}
    >
      <RadioGroup
        aria-label={t.releaseMany}
        value={String(liberada)}
        onChange={({ target }) => setLiberada(target.value === 'true')}
        sx={{ mt: 1 }}
      >
        <FormControlLabel value="true" control={<Radio size="small" />} label={t.releaseHow} />
        <FormControlLabel value="false" control={<Radio size="small" />} label={t.blockHow} />
      </RadioGroup>
    </ConfirmDialog>
  )
}
