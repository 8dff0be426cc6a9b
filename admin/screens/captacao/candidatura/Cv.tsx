import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { sourceOf } from '#admin/form/viewer/source.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { usePageRoom } from '#admin/shell/page-room.ts'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import { candidaturaTexts as t } from './texts.ts'

const DocumentBody = later(async () => ({
  default: (await import('#admin/form/viewer/DocumentBody.tsx')).DocumentBody,
}))

/** The CV file beside the candidate's record. */
export default function Cv({ record: { ocrFile } }: { record: Candidato }) {
  usePageRoom()
  const { upload } = useFormServices()
  const [attempt, setAttempt] = useState(0)
  const id = String(ocrFile)
  const { data } = useQuery({ queryKey: ['arquivo', id], queryFn: async () => (await upload?.describe?.(id)) ?? null })
  const source = data ? sourceOf(upload, data) : undefined
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t.cv}
      sx={{
        height: { xs: 520, lg: 'calc(100dvh - 96px)' },
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
      }}
    >
      {source && (
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
          <Waiting fallback={null}>
            <DocumentBody key={attempt} source={source} onRetry={() => setAttempt(attempt + 1)} />
          </Waiting>
        </Box>
      )}
    </Paper>
  )
}
