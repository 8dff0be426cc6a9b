import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSession } from '#admin/providers/session.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { Sample } from './Sample.tsx'
import { aparenciaTexts } from './texts.ts'

const textAt = (record: RecordData, path: string) => {
  const value = valueAt(record, path)
  return typeof value === 'string' ? value : undefined
}

/** Preview of the product in the form's unsaved colours, light and dark. */
export default function AppearancePreview({ record }: { record: RecordData }) {
  const { empresa } = useSession().info
  const nome = textAt(record, 'nome') ?? empresa.nome
  const colours = {
    corPrincipal: textAt(record, 'aparencia.corPrincipal'),
    corSecundaria: textAt(record, 'aparencia.corSecundaria'),
  }
  return (
    <Box component="section" aria-labelledby="aparencia-previa" sx={{ mt: 3 }}>
      <Typography id="aparencia-previa" component="h3" variant="subtitle2" sx={{ mb: 0.25 }}>
        {aparenciaTexts.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {aparenciaTexts.text}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
        <Sample mode="light" nome={nome} {...colours} />
        <Sample mode="dark" nome={nome} {...colours} />
      </Box>
    </Box>
  )
}
