import Alert from '@mui/material/Alert'
import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { leituraTexts } from './texts.ts'

/** The outcome of the reading, and the names of the fields filled from it, for the user to check. */
export function ReadNotice({ reading, proposed = [] }: { reading: Reading; proposed?: string[] }) {
  const { lidas, paginas, imagem, confianca } = reading
  const fields = proposed.map((path) => (leituraTexts.fields as Record<string, string>)[path] ?? path)
  return (
    <Alert severity={imagem || lidas < paginas ? 'warning' : 'success'} sx={{ mb: 2 }} role="status">
      {leituraTexts.done(lidas, paginas)} {imagem && leituraTexts.recognised(confianca)}
      {fields.length > 0 && <div>{leituraTexts.proposed(fields.join(', '))}</div>}
    </Alert>
  )
}
