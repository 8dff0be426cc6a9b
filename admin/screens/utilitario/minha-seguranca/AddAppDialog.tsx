import { FormDialog } from '#admin/shell/FormDialog.tsx'
import { FactorFields } from '#admin/shell/session/FactorFields.tsx'
import { securityTexts } from '#admin/shell/session/security-texts.ts'
import { useFactorSetup } from '#admin/shell/session/useFactorSetup.ts'
import { segurancaTexts } from './texts.ts'

interface Props {
  onClose(): void
  /** told of the recovery codes to be shown */
  onDone(codigos: string[]): void
}

/** Sets an authenticator app up. */
export function AddAppDialog({ onClose, onDone }: Props) {
  const setup = useFactorSetup(onDone)
  return (
    <FormDialog
      title={segurancaTexts.add}
      submitText={securityTexts.confirmApp}
      busy={setup.busy}
      onClose={onClose}
      onSubmit={setup.submit}
    >
      <FactorFields setup={setup} />
    </FormDialog>
  )
}
