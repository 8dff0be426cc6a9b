import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { divergence, divergenceAsked } from '#admin/providers/divergence.ts'
import { startAnew } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { connectionTexts } from '#admin/providers/texts.ts'
import { sessionTexts } from './texts.ts'

/** Path of the page in the other company: ids are per company, so a record's path becomes that of its list. */
const samePage = () => window.location.pathname.replace(/\/(\d+|new)(\/.*)?$/, '') || '/'

/**
 * Another tab switched the session's company (spec 1 §5.13). Descartar reloads this tab in the new company; Manter keeps the page, which
 * cannot save until the companies match again.
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
