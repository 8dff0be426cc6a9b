import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { ConnectedDialog } from './ConnectedDialog.tsx'
import { EmpresaAlteradaDialog } from './EmpresaAlteradaDialog.tsx'
import { ExpiryDialog } from './ExpiryDialog.tsx'
import { TermsDialog } from './TermsDialog.tsx'

/** Dialogs of the session over the current page. */
export function SessionDialogs() {
  return (
    <>
      <TermsDialog />
      <EmpresaAlteradaDialog />
      <ConnectedDialog />
      <ExpiryDialog />
      <ConfirmIdentityDialog />
    </>
  )
}
