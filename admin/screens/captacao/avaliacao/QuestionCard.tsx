import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Resposta } from './avaliacao.ts'
import { avaliacaoTexts } from './texts.ts'

interface Props {
  pergunta: Resposta
  /** beside its weight */
  note?: ReactNode
  wrong?: boolean
  children: ReactNode
}

/** A question: its number, its words, what it counts, and below how it is or was answered. */
export function QuestionCard({
  pergunta: { ordem, texto, peso = 1, aspecto, obrigatoria },
  note,
  wrong,
  children,
}: Props) {
  const id = useId()
  const facts = [aspecto, avaliacaoTexts.weight(peso), obrigatoria ? undefined : avaliacaoTexts.optional]
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      data-pergunta={ordem}
      sx={{ p: 2, mb: 1.5, ...(wrong && { borderColor: 'error.main' }) }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap', mb: 1 }}>
        <Typography id={id} component="h2" sx={{ fontWeight: 600, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
          {ordem}. {texto}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {note}
      </Box>
      {children}
    </Paper>
  )
}
