import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Avaliado, PapelOferecido } from '#schemas/runtime/answers/evaluation/cycle.ts'
import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { PARTICIPANTES } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'

interface Props {
  ciclo: number
  avaliado: Avaliado
  papeis: PapelOferecido[]
  onClose: () => void
  onChanged: () => unknown
}

/** Adds an evaluator to one person; roles the cycle does not use are disabled, with the reason. */
export default function EvaluatorDialog({ ciclo, avaliado, papeis, onClose, onChanged }: Props) {
  const [papel, setPapel] = useState<Papel>('R')
  const [avaliador, setAvaliador] = useState<number>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const legend = useId()
  const save = async () => {
    setBusy(true)
    try {
      const quem = papel === 'U' ? avaliado.id : avaliador
      await sendJson('POST', `/api/${PARTICIPANTES}`, {
        ...{ avaliacaoDesempenho: { id: ciclo }, avaliado: { id: avaliado.id }, papel },
        ...(quem !== undefined && { avaliador: { id: quem } }),
      })
      success(t.added)
      await onChanged()
      onClose()
    } catch (thrown) {
      const said = formErrors(asApiError(thrown))
      if (said.length > 0) setErrors(Object.fromEntries(said.map(({ field, message }) => [field, message])))
      else report(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={t.addEvaluatorFor(avaliado.nome)} {...{ busy, onClose }} submitText={t.save} onSubmit={save}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {papel !== 'U' && (
          <RecordPicker
            route="gestao-talentos/talentos"
            label={t.evaluator}
            value={avaliador}
            onChange={setAvaliador}
            fullWidth
            error={errors.avaliador}
          />
        )}
        <Box>
          <FormLabel id={legend}>{t.role}</FormLabel>
          <RadioGroup aria-labelledby={legend} value={papel} onChange={(_event, value) => setPapel(value as Papel)}>
            {papeis.map(({ papel: each, motivo }) => (
              <FormControlLabel
                key={each}
                value={each}
                disabled={motivo !== undefined}
                control={<Radio size="small" />}
                label={motivo === undefined ? t.roles[each] : `${t.roles[each]}: ${motivo}`}
              />
            ))}
          </RadioGroup>
          {errors.papel && (
            <Typography color="error" variant="body2">
              {errors.papel}
            </Typography>
          )}
        </Box>
      </Box>
    </FormDialog>
  )
}
