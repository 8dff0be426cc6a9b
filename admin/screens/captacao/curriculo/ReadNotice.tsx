import Alert from '@mui/material/Alert'
import { texts } from '#admin/i18n/texts.ts'
import type { Reading } from './reading.ts'

/** What became of the reading, and what of the form comes from it: nothing is taken over unseen. */
export function ReadNotice({ reading, proposed = [] }: { reading: Reading; proposed?: string[] }) {
  const { lidas, paginas, imagem, confianca } = reading
  const fields = proposed.map((path) => (texts.leitura.fields as Record<string, string>)[path] ?? path)
  return (
    <Alert severity={imagem || lidas < paginas ? 'warning' : 'success'} sx={{ mb: 2 }} role="status">
      {texts.leitura.done(lidas, paginas)} {imagem && texts.leitura.recognised(confianca)}
      {fields.length > 0 && <div>{texts.leitura.proposed(fields.join(', '))}</div>}
    </Alert>
  )
}
