import Button from '@mui/material/Button'
import { useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { ErrorDetailsDialog } from './ErrorDetailsDialog.tsx'
import { errorReport } from './error-report.ts'
import { MessagePage } from './MessagePage.tsx'

interface Props {
  error?: unknown
  /** React's component stack, when a component failed */
  stack?: string
  /** tries again in place; without it the page is loaded anew */
  onRetry?: () => void
}

/** spec 3 §2: 'Erro Interno do Servidor', with its details in a dialog. */
export function ServerErrorPage({ error, stack, onRetry }: Props) {
  const [open, setOpen] = useState(false)
  const retry = onRetry ?? (() => window.location.reload())
  return (
    <>
      <MessagePage
        code="500"
        title={texts.pages.failed}
        text={texts.pages.failedText}
        actions={
          <>
            <Button variant="contained" onClick={retry}>
              {onRetry ? texts.common.retry : texts.pages.reload}
            </Button>
            <Button variant="outlined" color="inherit" href="/">
              {texts.pages.back}
            </Button>
            <Button color="inherit" onClick={() => setOpen(true)}>
              {texts.pages.details}
            </Button>
          </>
        }
      />
      <ErrorDetailsDialog open={open} onClose={() => setOpen(false)} report={errorReport(error, stack)} />
    </>
  )
}
