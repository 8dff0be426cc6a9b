import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { decimalText } from '#admin/form/questionario/Lida.tsx'
import type { Avaliacao } from './avaliacao.ts'
import { responderTexts as t } from './texts.ts'

/** Note and manual mark beside the questions, read-only. */
export function Escrita({
  avaliacao: { observacao, performanceManual },
}: {
  avaliacao: Pick<Avaliacao, 'observacao' | 'performanceManual'>
}) {
  if (observacao === undefined && performanceManual === undefined) return null
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, mt: 2, maxWidth: 920, display: 'grid', gap: 1.5 }}>
      {performanceManual !== undefined && <Fact title={t.ownMark} text={`${decimalText(performanceManual)}%`} />}
      {observacao !== undefined && <Fact title={t.note} text={observacao} />}
    </Paper>
  )
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </div>
  )
}
