import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isOpen, quemDe, StateChip } from '#admin/questionario/linha.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { Answers } from './Answers.tsx'
import { Loaded } from './Loaded.tsx'

interface Props {
  linhas: AResponder[]
  onHandedIn(): void
}

/** An accordion with one block per person: the open block saves its draft before another one opens. */
export function Blocks({ linhas, onHandedIn }: Props) {
  const [open, setOpen] = useState(() => linhas.find(isOpen)?.id)
  return (
    <Box sx={{ maxWidth: 968 }}>
      {linhas.map((linha) => (
        <Accordion
          key={linha.id}
          variant="outlined"
          disableGutters
          expanded={open === linha.id}
          onChange={(_event, expanded) => setOpen(expanded ? linha.id : undefined)}
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {quemDe(linha)}
              </Typography>
              <StateChip linha={linha} />
            </Box>
          </AccordionSummary>
          <AccordionDetails sx={{ '& > .MuiPaper-root': { border: 0, p: 0 } }}>
            <Loaded id={linha.id}>
              {({ onChanged, ...props }) => (
                <Answers
                  {...props}
                  onChanged={(next) => {
                    onChanged(next)
                    onHandedIn()
                  }}
                />
              )}
            </Loaded>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  )
}
