import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Stage } from '#schemas/runtime/answers/workflow.ts'
import { workflowTexts } from './texts.ts'

const colours = {
  aguarda: 'warning',
  depois: 'default',
  aprovada: 'success',
  reprovada: 'error',
  cancelada: 'default',
} as const

/** Approval stages of a record: approved, pending, future. */
export function Stages({ stages }: { stages: Stage[] }) {
  return (
    <Box component="ol" aria-label={workflowTexts.stages} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {stages.map((stage) => (
        <Box
          component="li"
          key={`${stage.titulo} ${stage.desde ?? ''}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mb: 0.5 }}
        >
          <Box component="span" sx={{ fontSize: 13, fontWeight: 600 }}>
            {stage.titulo}
          </Box>
          <Chip
            size="small"
            variant="outlined"
            color={colours[stage.estado]}
            label={workflowTexts.stageOf[stage.estado]}
          />
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {detailsOf(stage)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function detailsOf({ estado, prazo, decisoes }: Stage): string {
  const said = decisoes.map(({ nome, decisao, em, motivo }) =>
    [workflowTexts.decision(nome, workflowTexts.decided[decisao], em), motivo].filter(Boolean).join(': '),
  )
  return [...(estado === 'aguarda' && prazo ? [workflowTexts.until(prazo)] : []), ...said].join(' · ')
}
