import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { Escrito } from '#admin/form/questionario/pacote.ts'
import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import { useNotaManual } from '#admin/form/questionario/useNotaManual.ts'
import { responderTexts as t } from './texts.ts'

interface Props {
  escrito: Escrito
  observacao: boolean
  notaManual: boolean
  onChange(escrito: Escrito): void
}

/** Inputs beside the questions: a general note, and the evaluator's own mark. */
export function Escritos({ escrito, observacao, notaManual, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {notaManual && <Mark value={escrito.notaManual} onChange={(nota) => onChange({ notaManual: nota })} />}
      {observacao && (
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={t.note}
          value={escrito.observacao ?? ''}
          onChange={({ target }) => onChange({ observacao: target.value })}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      )}
    </Box>
  )
}

function Mark({ value, onChange }: { value?: number; onChange(nota: number | undefined): void }) {
  return (
    <TextField
      size="small"
      label={questionarioTexts.ownMark}
      helperText={questionarioTexts.ownMarkHelp}
      {...useNotaManual(value, onChange)}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      sx={{ maxWidth: 420 }}
    />
  )
}
