import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Choice } from './ChooseChanges.tsx'
import { loteTexts } from './texts.ts'

interface Props {
  choice: Choice
  count: number
  onBack(): void
  onApply(): Promise<void>
}

/** Review before a bulk edit: the values and the number of records. */
export function ReviewChanges({ choice, count, onBack, onApply }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const apply = async () => {
    setBusy(true)
    setProblem(undefined)
    await onApply().catch((error) => setProblem(asApiError(error).message))
    setBusy(false)
  }
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{loteTexts.willChange(count)}</Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            p: 1.5,
            bgcolor: 'surface.sunken',
            borderRadius: 1,
            display: 'grid',
            columnGap: 2,
            rowGap: 1,
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, auto) 1fr' },
          }}
        >
          {choice.fields.map((field) => {
            const text = formatValue(field, valueAt(choice.values, field.path))
            return (
              <Box key={field.path} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {field.title}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {text ? <strong>{text}</strong> : <Box sx={{ color: 'error.main' }}>{loteTexts.erased}</Box>}
                </Box>
              </Box>
            )
          })}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {loteTexts.rules}
        </Typography>
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack} disabled={busy}>
          {loteTexts.back}
        </Button>
        <Button variant="contained" loading={busy} onClick={apply} autoFocus>
          {loteTexts.apply(count)}
        </Button>
      </DialogActions>
    </>
  )
}
