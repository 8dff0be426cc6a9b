import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { unsavedTexts } from './texts.ts'

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Confirmation before leaving with unsaved changes. */
export function UnsavedDialog({ open, onStay, onLeave }: Props) {
  return (
    <PromptDialog
      open={open}
      title={unsavedTexts.title}
      text={unsavedTexts.text}
      onClose={onStay}
      actions={
        <>
          <Button color="error" onClick={onLeave}>
            {unsavedTexts.leave}
          </Button>
          <Button variant="contained" onClick={onStay} autoFocus>
            {unsavedTexts.stay}
          </Button>
        </>
      }
    />
  )
}
