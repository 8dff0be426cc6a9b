import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { parseNumber } from '#admin/form/widgets/masked/numbers.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { useSession } from '#admin/providers/session.ts'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { GoalConfidence, GoalResult } from '#schemas/runtime/answers/evaluation/goals.ts'
import { toneOf } from './looks.tsx'
import { metasTexts as t } from './texts.ts'
import { useGoalChanges } from './useMetas.ts'

const CONFIDENCES = ['N', 'R', 'F'] as const
const FIELDS = ['data', 'valor', 'comentario']

/** Inline check-in form: value, confidence, comment. Enter saves it. */
export function CheckInForm({ result, onClose }: { result: GoalResult; onClose: () => void }) {
  const { hoje } = useSession().info
  const [valor, setValor] = useState('')
  const [confianca, setConfianca] = useState<GoalConfidence>(result.confianca ?? 'N')
  const [comentario, setComentario] = useState('')
  const [data, setData] = useState(hoje)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { add } = useGoalChanges()
  const report = useReport()
  const success = useSuccess()
  const save = async () => {
    const number = parseNumber(valor)
    if (number === undefined) return setErrors({ valor: t.badValue })
    setBusy(true)
    try {
      await add(result.id, { data, valor: number, confianca, ...(comentario.trim() && { comentario }) })
      success(t.saved)
      onClose()
    } catch (thrown) {
      const { violations } = asApiError(thrown)
      // violations of fields this form lacks are shown above its buttons
      const at = (field = '') => (FIELDS.includes(field) ? field : 'outro')
      setErrors(Object.fromEntries(violations.map(({ field, message }) => [at(field), message])))
      if (violations.length === 0) report(thrown)
      setBusy(false)
    }
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={t.checkInOf(result.titulo)}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <TextField
          autoFocus
          required
          size="small"
          label={t.value}
          value={valor}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          error={errors.valor !== undefined}
          helperText={errors.valor}
          onChange={({ target }) => setValor(target.value)}
        />
        <DateFilter name="check-in" label={t.day} value={data} error={errors.data} onChange={setData} />
      </Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={confianca}
        aria-label={t.sure}
        onChange={(_, next: GoalConfidence | null) => next && setConfianca(next)}
      >
        {CONFIDENCES.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            sx={{
              ...{ gap: 0.75, textTransform: 'none', color: 'text.primary', lineHeight: 1.2 },
              '&.Mui-selected': { boxShadow: 'inset 0 0 0 2px currentColor' },
            }}
          >
            <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: toneOf(one) }} />
            {t.confidence[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        size="small"
        label={t.comment}
        value={comentario}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        error={errors.comentario !== undefined}
        helperText={errors.comentario}
        onChange={({ target }) => setComentario(target.value)}
      />
      {errors.outro && <Alert severity="error">{errors.outro}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {t.save}
        </Button>
      </Box>
    </Box>
  )
}
