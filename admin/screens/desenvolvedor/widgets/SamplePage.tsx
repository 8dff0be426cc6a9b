import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FieldSample } from './FieldSample.tsx'
import { Keys } from './Keys.tsx'
import { Part } from './Part.tsx'
import { Snippet } from './Snippet.tsx'
import type { Sample } from './sample.ts'
import { catalogueTexts } from './texts.ts'

const t = catalogueTexts

/** One entry: description, snippet, states and keyboard help. */
export function SamplePage({ sample }: { sample: Sample }) {
  const { field, Demo } = sample
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Typography color="text.secondary">{sample.description}</Typography>
      <Snippet title={field ? t.snippet : t.code} code={sample.code} />
      {field && <FieldSample key={sample.id} {...field} id={sample.id} />}
      {Demo && (
        <Part title={t.demo}>
          <Demo />
        </Part>
      )}
      <Keys keys={sample.keys} />
    </Box>
  )
}
