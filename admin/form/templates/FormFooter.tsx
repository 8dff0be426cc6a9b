import SaveIcon from '@mui/icons-material/SaveOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, useContext } from 'react'
import { useScope } from '../state/scope.ts'
import { StepButtons } from './StepButtons.tsx'

interface FooterState {
  saving: boolean
  submitLabel: string
  actions?: ReactNode
  dirty: boolean
  readOnly: boolean
}

/** Default label of the save button; only this one has the icon. */
export const SAVE = 'Salvar'

export const FooterContext = createContext<FooterState>({
  saving: false,
  submitLabel: SAVE,
  dirty: false,
  readOnly: false,
})

/** Save button and the host's actions; sticky while a long form scrolls. */
export function FormFooter() {
  const { saving, submitLabel, actions, dirty, readOnly } = useContext(FooterContext)
  const { steps } = useScope()
  if (steps)
    return (
      <div className="prumo-footer">
        <StepButtons saving={saving} submitLabel={submitLabel} />
        {actions}
      </div>
    )
  if (readOnly && !actions) return null
  return (
    <div className="prumo-footer">
      {!readOnly && (
        <Button
          type="submit"
          variant="contained"
          loading={saving}
          loadingPosition="start"
          startIcon={submitLabel === SAVE && <SaveIcon />}
          // keeps the focus: the blur of a field may shift the button away under the pointer
          onMouseDown={(event) => event.preventDefault()}
        >
          {submitLabel}
        </Button>
      )}
      {actions}
      {dirty && !readOnly && (
        <Typography variant="caption" color="text.secondary" className="prumo-dirty">
          Alterações não salvas
        </Typography>
      )}
    </div>
  )
}
