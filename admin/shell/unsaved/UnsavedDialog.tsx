import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { texts } from '#admin/i18n/texts.ts'

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Leaving would lose what was typed: which of the two? */
export function UnsavedDialog({ open, onStay, onLeave }: Props) {
  return (
    <PromptDialog
      open={open}
      title={texts.unsaved.title}
      text={texts.unsaved.text}
      onClose={onStay}
      actions={
        <>
          <Button color="error" onClick={onLeave}>
            {texts.unsaved.leave}
          </Button>
          <Button variant="contained" onClick={onStay} autoFocus>
            {texts.unsaved.stay}
          </Button>
        </>
      }
    />
  )
}
