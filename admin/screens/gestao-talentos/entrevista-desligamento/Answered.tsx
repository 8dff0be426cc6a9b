import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { itensDe } from '#admin/questionario/avaliacao.ts'
import { Escrita } from '#admin/questionario/Escrita.tsx'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import type { Interview } from './interview.ts'
import { entrevistaTexts as t } from './texts.ts'

/** The answers, to the questions this talent was asked only. */
export function Answered({ interview }: { interview: Interview }) {
  const { perguntas = [], respostas = [], respondidaEm = '' } = interview
  return (
    <Box sx={{ mt: 3 }}>
      <Alert severity="success" sx={{ mb: 2, maxWidth: 920 }}>
        {t.answeredAt(displayDay(respondidaEm))}
      </Alert>
      <Respondidas itens={perguntasVisiveis(itensDe({ perguntas, respostas }))} entregue resultado={false} />
      <Escrita avaliacao={interview} />
    </Box>
  )
}
