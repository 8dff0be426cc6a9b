import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { reajustesTexts as t } from './texts.ts'
import type { useStep } from './useStep.ts'

interface Props {
  title: string
  text: string
  dismissText?: string
  step: ReturnType<typeof useStep>
  /** what is asked */
  children?: ReactNode
  onSubmit: () => unknown
  onClose: () => void
}

/** Dialog of a step: input, then progress of its task; a refusal is shown in the dialog. */
export function StepDialog({ title, text, dismissText, step, children, onSubmit, onClose }: Props) {
  if (step.task !== undefined) return <Working title={title} step={step} task={step.task} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      submitText={title}
      dismissText={dismissText}
      busy={step.busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <Stack spacing={2}>
        {step.error && <Alert severity={step.error.status === 400 ? 'warning' : 'error'}>{step.error.message}</Alert>}
        <Typography variant="body2">{text}</Typography>
        {children}
      </Stack>
    </FormDialog>
  )
}

function Working({ title, step, task, onClose }: Pick<Props, 'title' | 'step' | 'onClose'> & { task: string }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="passo-andamento">
      <DialogTitle id="passo-andamento">{title}</DialogTitle>
      <DialogContent>
        <TaskProgress id={task} words={t.progress} onDone={step.finish} onStopped={step.stopped} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
