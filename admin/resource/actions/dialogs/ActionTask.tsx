import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { recordTexts } from '#admin/resource/record/texts.ts'

interface Props {
  title: string
  /** id of the background task */
  id: string
  onClose: () => void
  onDone: () => void
  /** the task ended without a result */
  onStopped: () => void
}

/** Progress of an action that runs as a background task; it continues when the dialog is closed. */
export function ActionTask({ title, id, onClose, onDone, onStopped }: Props) {
  return (
    <PromptDialog
      title={title}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    >
      <TaskProgress id={id} words={recordTexts.actionProgress} onDone={onDone} onStopped={onStopped} />
    </PromptDialog>
  )
}
