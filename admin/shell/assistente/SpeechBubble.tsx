import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { commonTexts } from '#admin/i18n/common.ts'
import type { Bubble } from './bubble.ts'
import { assistenteTexts } from './texts.ts'

/** What the assistant says; goes by itself (spec 3 §9). */
export const SpeechBubble = ({
  bubble: { text, severity, undo },
  onClose,
}: {
  bubble: Bubble
  onClose: () => void
}) => (
  <Alert
    severity={severity}
    role={severity === 'error' ? 'alert' : 'status'}
    onClose={undo ? undefined : onClose}
    closeText={commonTexts.close}
    action={
      undo && (
        <Button
          color="inherit"
          onClick={() => {
            undo()
            onClose()
          }}
        >
          {assistenteTexts.undo}
        </Button>
      )
    }
  >
    {text}
  </Alert>
)
