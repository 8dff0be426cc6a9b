import { beginWork } from '#admin/providers/session.ts'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { ConfirmIdentityDialog } from '../ConfirmIdentityDialog.tsx'
import { DemandedFactorFields } from '../fields/DemandedFactorFields.tsx'
import { RecoveryCodes } from '../fields/RecoveryCodes.tsx'
import { securityTexts } from '../fields/security-texts.ts'
import { useDemandedFactor } from '../fields/useDemandedFactor.ts'
import { EntryButtons } from './EntryButtons.tsx'
import { EntryPage } from './EntryPage.tsx'

/** Replaces every screen while a required second factor is missing: set it up, or log out. The URL is kept for afterwards. */
export default function FactorPage({ info }: { info: UserInfo }) {
  const setup = useDemandedFactor()
  const { codigos } = setup
  const { factorTitle, factorDemanded, confirmApp, makePasskey, codesTitle, codesKept } = securityTexts
  const confirm = setup.kind === 'app' ? confirmApp : makePasskey
  const title = codigos ? codesTitle : factorTitle
  return (
    <>
      <EntryPage
        tab={title}
        title={title}
        text={codigos ? '' : factorDemanded(info.usuario.nome)}
        width={440}
        onSubmit={(event) => {
          event.preventDefault()
          return codigos ? beginWork() : setup.submit(event)
        }}
      >
        {codigos ? <RecoveryCodes codigos={codigos} /> : <DemandedFactorFields {...setup} />}
        <EntryButtons submit={codigos ? codesKept : confirm} busy={setup.busy} canLeave={!codigos} />
      </EntryPage>
      <ConfirmIdentityDialog />
    </>
  )
}
