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
  /** React's component stack, when a component failed */
  stack?: string
  /** what is known already, in place of `error` */
  failure?: Failure
  /** tries again; without it the page is loaded anew */
  onRetry?: () => void
}

/** spec 3 §2: 'Erro Interno do Servidor', with its details in a dialog from which it can be sent to the provider. */
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
