import Button from '@mui/material/Button'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSessionState } from '#admin/providers/session.ts'
import { ErrorDetailsDialog } from './ErrorDetailsDialog.tsx'
import { describeFailure, type Failure } from './failure.ts'
import { MessagePage } from './MessagePage.tsx'
import { pagesTexts } from './texts.ts'

interface Props {
  error?: unknown
  /** React's component stack of a rendering error */
  stack?: string
  /** failure already described, in place of `error` */
  failure?: Failure
  /** retries; default: reloads the page */
  onRetry?: () => void
}

/** 'Erro Interno do Servidor' (spec 3 §2), with a dialog whose details can be sent to the provider. */
export function ServerErrorPage({ error, stack, failure, onRetry }: Props) {
  const [open, setOpen] = useState(false)
  const { status } = useSessionState()
  const retry = onRetry ?? (() => window.location.reload())
  return (
    <>
      <MessagePage
        code="500"
        title={pagesTexts.failed}
        text={pagesTexts.failedText}
        actions={
          <>
            <Button variant="contained" onClick={retry}>
              {onRetry ? commonTexts.retry : pagesTexts.reload}
            </Button>
            <Button variant="outlined" color="inherit" href="/">
              {pagesTexts.back}
            </Button>
            <Button color="inherit" onClick={() => setOpen(true)}>
              {pagesTexts.details}
            </Button>
          </>
        }
      />
      {open && (
        <ErrorDetailsDialog
          open
          onClose={() => setOpen(false)}
          failure={failure ?? describeFailure(error, stack)}
          canSend={status === 'authenticated'}
        />
      )}
    </>
  )
}
