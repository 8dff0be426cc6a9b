import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { recordTexts } from '#admin/resource/record/texts.ts'

interface Props {
  title: string
  /** the task that goes on with the action */
  id: string
  onClose: () => void
  onDone: () => void
  /** it ended without a result */
  onStopped: () => void
}

/** How far an action is that takes longer than somebody waits; it goes on when the dialog is closed. */
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
