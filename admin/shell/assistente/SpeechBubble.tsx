import Alert from '@mui/material/Alert'
import { commonTexts } from '#admin/i18n/common.ts'
import type { Bubble } from './bubble.ts'

/** Message of the assistant, hidden by a timer (spec 3 §9). */
export const SpeechBubble = ({ bubble: { text, severity }, onClose }: { bubble: Bubble; onClose: () => void }) => (
  <Alert
    severity={severity}
    role={severity === 'error' ? 'alert' : 'status'}
    onClose={onClose}
    closeText={commonTexts.close}
  >
    {text}
  </Alert>
)
