import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/FormDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { NineBoxPlace } from '#schemas/runtime/answers/ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

/** Makes a development plan of what somebody lacks, and leads to it. */
export function PlanButton({ lugar: { id, nome }, ciclo }: { lugar: NineBoxPlace; ciclo: number }) {
  const [open, setOpen] = useState(false)
  const [prazo, setPrazo] = useState('')
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const navigate = useNavigate()
  const make = async () => {
    setBusy(true)
    try {
      const pdi = await sendJson<{ id: number }>('POST', '/api/avaliacao/pdis/gera', {
        ...{ colaboradorId: id, avaliacaoDesempenhoId: ciclo },
        ...(prazo !== '' && { prazo }),
      })
      navigate(`/avaliacao/pdis/${pdi.id}`)
    } catch (thrown) {
      report(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="small" aria-label={t.pdiOf(nome)} onClick={() => setOpen(true)}>
        {t.pdi}
      </Button>
      {open && (
        <FormDialog
          title={t.pdiOf(nome)}
          maxWidth="xs"
          submitText={t.pdi}
          busy={busy}
          onClose={() => setOpen(false)}
          onSubmit={make}
        >
          <TextField
            autoFocus
            fullWidth
            required
            type="date"
            label={t.deadline}
            value={prazo}
            onChange={({ target }) => setPrazo(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </FormDialog>
      )}
    </>
  )
}
