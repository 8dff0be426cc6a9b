import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { sendJson } from '#admin/providers/http.ts'
import { logout, refreshSession, useSession } from '#admin/providers/session.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { useReport } from '../useReport.ts'
import { termsTexts } from './fields/login-texts.ts'

/** The company's terms, shown until the user accepts them (spec 3 §4), again after each change of their text. */
export function TermsDialog() {
  const { politicaSeguranca: text, usuario, empresa } = useSession().info
  if (text === undefined) return null
  return <Terms key={text} text={text} usuarioId={usuario.id} empresa={empresa.nome} />
}

function Terms({ text, usuarioId, empresa }: { text: string; usuarioId: number; empresa: string }) {
  const [ticked, setTicked] = useState(false)
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const accept = async () => {
    setBusy(true)
    try {
      await sendJson('PATCH', `/api/userinfo/${usuarioId}/aceita-termo`)
      await refreshSession()
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <PromptDialog
      title={termsTexts.title}
      text={termsTexts.intro(empresa)}
      alert
      actions={
        <>
          <Button color="inherit" onClick={() => void logout()} disabled={busy}>
            {shellTexts.logout}
          </Button>
          <Button variant="contained" onClick={() => void accept()} disabled={!ticked} loading={busy}>
            {termsTexts.goOn}
          </Button>
        </>
      }
    >
      <Box
        // focusable, so that a long text scrolls by keyboard
        tabIndex={0}
        role="region"
        aria-label={termsTexts.title}
        sx={{
          mt: 1.5,
          maxHeight: '45dvh',
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 1.5,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          fontSize: 14,
        }}
      >
        {text}
      </Box>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={<Checkbox checked={ticked} onChange={(event) => setTicked(event.target.checked)} />}
        label={termsTexts.accept}
      />
    </PromptDialog>
  )
}
