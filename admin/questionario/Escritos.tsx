import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Escrito } from '#admin/form/questionario/fila.ts'
import { responderTexts as t } from './texts.ts'

interface Props {
  escrito: Escrito
  observacao: boolean
  notaManual: boolean
  onChange(escrito: Escrito): void
}

/** What is written beside the questions: a note on the whole, and a mark of one's own. */
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

const isMark = (text: string): boolean => /^(100(,0{0,2})?|\d{1,2}(,\d{0,2})?)$/.test(text)

/** A mark of 0 to 100; what is none is not taken. */
function Mark({ value, onChange }: { value?: number; onChange(nota: number | undefined): void }) {
  const [text, setText] = useState(value === undefined ? '' : String(value).replace('.', ','))
  return (
    <TextField
      size="small"
      label={t.mark}
      helperText={t.markHelp}
      value={text}
      onChange={({ target }) => {
        const next = target.value.replace('.', ',')
        if (next !== '' && !isMark(next)) return
        setText(next)
        onChange(next === '' ? undefined : Number(next.replace(',', '.')))
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      sx={{ maxWidth: 420 }}
    />
  )
}
