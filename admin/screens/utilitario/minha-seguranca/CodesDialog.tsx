import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { RecoveryCodes } from '#admin/shell/session/fields/RecoveryCodes.tsx'
import { securityTexts } from '#admin/shell/session/fields/security-texts.ts'

/** New recovery codes, this once. Nothing but its button closes it: a click beside it would lose them. */
export const CodesDialog = ({ codigos, onClose }: { codigos: string[]; onClose(): void }) => (
  <PromptDialog
    title={securityTexts.codesTitle}
    actions={
      <Button variant="contained" onClick={onClose} autoFocus>
        {securityTexts.codesKept}
      </Button>
    }
  >
    <RecoveryCodes codigos={codigos} />
  </PromptDialog>
)
