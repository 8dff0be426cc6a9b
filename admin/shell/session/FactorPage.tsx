import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { beginWork, logout } from '#admin/providers/session.ts'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { DemandedFactorFields } from './DemandedFactorFields.tsx'
import { EntryPage } from './EntryPage.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { securityTexts } from './security-texts.ts'
import { sessionTexts } from './texts.ts'
import { useDemandedFactor } from './useDemandedFactor.ts'

/** In place of every screen while a second factor is demanded that the user does not have: set it up, or leave. The address stays for afterwards. */
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
        <Stack spacing={1}>
          <Button type="submit" variant="contained" size="large" fullWidth loading={setup.busy}>
            {codigos ? codesKept : confirm}
          </Button>
          {!codigos && (
            <Button color="inherit" fullWidth onClick={() => void logout()}>
              {sessionTexts.leave}
            </Button>
          )}
        </Stack>
      </EntryPage>
      <ConfirmIdentityDialog />
    </>
  )
}
