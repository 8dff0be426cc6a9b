import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { FactorFields } from '#admin/shell/session/fields/FactorFields.tsx'
import { PasskeyFields } from '#admin/shell/session/fields/PasskeyFields.tsx'
import { securityTexts } from '#admin/shell/session/fields/security-texts.ts'
import { useFactorSetup } from '#admin/shell/session/fields/useFactorSetup.ts'
import { usePasskeySetup } from '#admin/shell/session/fields/usePasskeySetup.ts'
import { segurancaTexts } from './texts.ts'

interface Props {
  onClose(): void
  /** receives the recovery codes to show */
  onDone(codigos: string[]): void
}

/** Sets an authenticator app up. */
export function AddAppDialog({ onClose, onDone }: Props) {
  const setup = useFactorSetup(onDone)
  const { busy, submit } = setup
  return (
    <FormDialog
      title={segurancaTexts.addApp}
      submitText={securityTexts.confirmApp}
      {...{ busy, onClose }}
      onSubmit={submit}
    >
      <FactorFields setup={setup} />
    </FormDialog>
  )
}

/** Makes a passkey. */
export function AddPasskeyDialog({ onClose, onDone }: Props) {
  const setup = usePasskeySetup(onDone)
  const { busy, submit } = setup
  return (
    <FormDialog
      title={securityTexts.makePasskey}
      submitText={securityTexts.makePasskey}
      {...{ busy, onClose }}
      onSubmit={submit}
    >
      <PasskeyFields setup={setup} />
    </FormDialog>
  )
}
