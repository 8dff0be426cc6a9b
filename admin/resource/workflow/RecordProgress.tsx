import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { RaRecord } from 'react-admin'
import { lineOf } from './line.ts'
import { Stages } from './Stages.tsx'
import { StepLine } from './StepLine.tsx'
import { workflowTexts } from './texts.ts'
import { useProgress } from './useProgress.ts'

/** Current state of a record in each of its workflows, with the time spent in each state. */
export default function RecordProgress({ record }: { record: RaRecord }) {
  const { data } = useProgress(record)
  // workflows with a single stop are omitted
  const lines = (data?.fluxos ?? []).map((progress) => ({ progress, stops: lineOf(progress, Date.now()) }))
  const shown = lines.filter(({ stops }) => stops.length > 1)
  if (shown.length === 0) return null
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={workflowTexts.progress}
      sx={{ px: { xs: 2, md: 3 }, py: 1.5, mb: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5 }}>
        {shown.map(({ progress, stops }) => (
          <Box key={progress.nome} sx={{ minWidth: 0 }}>
            <StepLine title={progress.titulo} stops={stops} />
            {progress.etapas && progress.etapas.length > 0 && <Stages stages={progress.etapas} />}
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
