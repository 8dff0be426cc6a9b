import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'

interface Props {
  /** what could not be had */
  children: ReactNode
  onRetry: () => unknown
  /** on the button, where something else than trying again helps */
  label?: string
  sx?: SxProps
}

/** What stands in the place of something that could not be loaded, with the way to get it after all. */
export const RetryAlert = ({ children, onRetry, label = commonTexts.retry, sx = {} }: Props) => (
  <Alert
    severity="error"
    // on a telephone the button goes below the text
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
