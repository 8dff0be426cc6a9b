import Assistant from '@mui/icons-material/AutoAwesome'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useStored } from '#admin/providers/store.ts'
import { assistantOpen, BUTTON, closeAssistant, useMayAsk } from './assistant-open.ts'
import { assistenteTexts } from './texts.ts'

/** Toggles the assistant; rendered only for users who may use it (spec 3 §2, §6). */
export function AssistantButton() {
  const open = useStored(assistantOpen)
  if (!useMayAsk()) return null
  return (
    <Tooltip title={assistenteTexts.title} placement="left">
      <IconButton
        id={BUTTON}
        aria-label={open ? assistenteTexts.close : assistenteTexts.open}
        aria-expanded={open}
        onClick={() => (open ? closeAssistant() : assistantOpen.set(true))}
        sx={{ color: 'primary.main', bgcolor: open ? 'action.selected' : undefined }}
      >
        <Assistant fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
