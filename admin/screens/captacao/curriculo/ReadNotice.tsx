import Alert from '@mui/material/Alert'
import type { Reading } from '#schemas/runtime/answers/candidates.ts'
import { leituraTexts } from './texts.ts'

/** What became of the reading, and what of the form comes from it: nothing is taken over unseen. */
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
