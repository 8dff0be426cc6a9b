import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { ChoosePeople } from '#admin/desempenho/ChoosePeople.tsx'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { copiaTexts as t } from './texts.ts'

/** Applies one model to several talents outside a cycle, with evaluator and deadline — spec 2 §7 */
export default function ApplyMany({ onClose }: { onClose(): void }) {
  const [modelo, setModelo] = useState<number>()
  const [talentos, setTalentos] = useState<number[]>([])
  const [avaliador, setAvaliador] = useState<number>()
  const [prazo, setPrazo] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const report = useReport()
  const success = useSuccess()
  const send = async () => {
    setBusy(true)
    setErrors({})
    try {
      await sendJson('POST', '/api/avaliacao/avaliacoes/aplica', {
        ...{ modeloAvaliacaoId: modelo, colaboradoresIds: talentos, avaliadorId: avaliador },
        ...(prazo !== '' && { prazo }),
      })
      success(t.applied(talentos.length))
      refresh()
      onClose()
    } catch (thrown) {
      const said = formErrors(asApiError(thrown))
      if (said.length > 0) setErrors(Object.fromEntries(said.map(({ field, message }) => [fieldOf(field), message])))
      else report(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={t.applyMany} maxWidth="md" submitText={t.apply} {...{ busy, onClose }} onSubmit={send}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RecordPicker
          route="avaliacao/modelos-avaliacao"
          offeredBy="ativa"
          label={t.model}
          value={modelo}
          onChange={setModelo}
          fullWidth
          error={errors.modeloAvaliacaoId}
        />
        <ChoosePeople value={talentos} onChange={setTalentos} />
        {errors.colaboradoresIds && (
          <Typography role="alert" color="error" variant="body2">
            {errors.colaboradoresIds}
          </Typography>
        )}
        <RecordPicker
          route="gestao-talentos/talentos"
          label={t.evaluator}
          value={avaliador}
          onChange={setAvaliador}
          fullWidth
          error={errors.avaliadorId}
        />
        <Typography variant="body2" color="text.secondary">
          {t.evaluatorHelp}
        </Typography>
        <TextField
          type="date"
          size="small"
          label={t.until}
          value={prazo}
          onChange={({ target }) => setPrazo(target.value)}
          error={errors.prazo !== undefined}
          helperText={errors.prazo}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
    </FormDialog>
  )
}

/** Strips the index of a list field: the error of one talent is shown below the whole picker. */
const fieldOf = (field = ''): string => field.replace(/\[\d+\]$/, '')
