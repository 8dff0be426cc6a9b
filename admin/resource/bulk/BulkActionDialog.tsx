import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { startAction } from '#admin/providers/records/batches.ts'
import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { bodyOf } from '../actions/dialogs/body.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { useFormServices } from '../services/form-services.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { loteTexts } from './texts.ts'
import { useBatch } from './useBatch.ts'

/** Runs an action on the selected records: one input for all, and a list of the records it was refused for. */
export default function BulkActionDialog({ action, onClose }: { action: Action; onClose: () => void }) {
  const { resource, runtime } = useEntity()
  const context = useRuleContext()
  const services = useFormServices()
  const batch = useBatch(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (valores: RecordData) =>
    batch.start(startAction(resource, await batch.targetOf('selected'), action.name, valores))
  const confirm = async () => {
    setBusy(true)
    await run({}).catch((thrown) => setProblem(asApiError(thrown).message))
    setBusy(false)
  }
  const cancel = (
    <Button color="inherit" onClick={onClose} disabled={busy}>
      {commonTexts.cancel}
    </Button>
  )
  return (
    <BatchDialog title={loteTexts.actionOn(action.title, batch.selected)} batch={batch} onClose={onClose}>
      <DialogContent>
        {action.confirm && <Typography sx={{ mb: 1 }}>{action.confirm}</Typography>}
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {loteTexts.actionRules}
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {action.fields.length > 0 && (
          <EntityForm
            runtime={runtime}
            record={{}}
            fresh={false}
            context={context}
            subset={{ fields: action.fields, required: action.required, unconditional: true }}
            onSubmit={async (values) => {
              try {
                await run(bodyOf(action, values))
                return undefined
              } catch (thrown) {
                return formErrors(asApiError(thrown))
              }
            }}
            focusFirst
            submitLabel={action.title}
            heading={3}
            idPrefix="acao-lote"
            actions={cancel}
            {...services}
          />
        )}
      </DialogContent>
      {action.fields.length === 0 && (
        <DialogActions>
          {cancel}
          <Button variant="contained" loading={busy} onClick={confirm} autoFocus>
            {action.title}
          </Button>
        </DialogActions>
      )}
    </BatchDialog>
  )
}
