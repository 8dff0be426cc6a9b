import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'

interface Props {
  /** what failed to load */
  children: ReactNode
  onRetry: () => unknown
  /** label of the button; default: retry */
  label?: string
  sx?: SxProps
}

/** Error in place of content that failed to load, with a retry button. */
export const RetryAlert = ({ children, onRetry, label = commonTexts.retry, sx = {} }: Props) => (
  <Alert
    severity="error"
    // on a phone the button wraps below the text
    sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' }, ...sx }}
    action={
      <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onRetry()}>
        {label}
      </Button>
    }
  >
    {children}
  </Alert>
)
