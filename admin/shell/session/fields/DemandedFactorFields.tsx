import Button from '@mui/material/Button'
import { canUsePasskeys } from '#admin/providers/entry/passkeys.ts'
import { FactorFields } from './FactorFields.tsx'
import { PasskeyFields } from './PasskeyFields.tsx'
import { securityTexts } from './security-texts.ts'
import type { DemandedFactor } from './useDemandedFactor.ts'

/** Fields of the chosen second factor, and a link to the other kind. */
export function DemandedFactorFields({ kind, setKind, app, passkey }: DemandedFactor) {
  const { passkeyInstead, appInstead } = securityTexts
  return (
    <>
      {kind === 'app' ? <FactorFields setup={app} /> : <PasskeyFields setup={passkey} />}
      {canUsePasskeys() && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setKind(kind === 'app' ? 'passkey' : 'app')}>
          {kind === 'app' ? passkeyInstead : appInstead}
        </Button>
      )}
    </>
  )
}
