import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { RecoveryCodes } from '#admin/shell/session/fields/RecoveryCodes.tsx'
import { securityTexts } from '#admin/shell/session/fields/security-texts.ts'

/** Shows new recovery codes, once. Only its button closes it: Escape or a click outside would lose them. */
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
