import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { divergence, divergenceAsked } from '#admin/providers/divergence.ts'
import { startAnew } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { connectionTexts } from '#admin/providers/texts.ts'
import { sessionTexts } from './texts.ts'

/** The page as the other company has it: a record's number means nothing there, its list does. */
const samePage = () => window.location.pathname.replace(/\/(\d+|new)(\/.*)?$/, '') || '/'

/**
 * spec 1 §5.13: another tab moved the session to another company. Descartar loads this tab anew with that company; Manter leaves what is on
 * the screen, which cannot be saved until the companies agree again.
 */
export function EmpresaAlteradaDialog() {
  const asked = useStored(divergenceAsked)
  const found = useStored(divergence)
  const open = asked && found?.of === 'empresa'
  const keep = () => divergenceAsked.set(false)
  return (
    <PromptDialog
      alert
      open={open}
      title={sessionTexts.empresaTitle}
      text={connectionTexts.empresaText}
      onClose={keep}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={() => startAnew(samePage())}>
            {sessionTexts.discard}
          </Button>
          <Button variant="contained" autoFocus onClick={keep}>
            {sessionTexts.keep}
          </Button>
        </>
      }
    />
  )
}
