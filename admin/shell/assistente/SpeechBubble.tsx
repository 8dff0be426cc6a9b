import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { texts } from '#admin/i18n/texts.ts'
import type { Bubble } from './bubble.ts'

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
    closeText={texts.common.close}
    action={
      undo && (
        <Button
          color="inherit"
          onClick={() => {
            undo()
            onClose()
          }}
        >
          {texts.assistente.undo}
        </Button>
      )
    }
  >
    {text}
  </Alert>
)
