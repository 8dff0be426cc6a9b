import EmojiEvents from '@mui/icons-material/EmojiEvents'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { ByRole } from '#admin/desempenho/ByRole.tsx'
import { CommentList } from '#admin/desempenho/CommentList.tsx'
import { percentText } from '#admin/desempenho/resultado.ts'
import { resultadosTexts as t } from '#admin/desempenho/texts.ts'
import { RowsPage } from '#admin/shell/screen/RowsPage.tsx'
import type { MeuResultado } from '#schemas/runtime/answers/evaluation/cycle-results.ts'

/** The user's own results in published cycles, without the names of his evaluators — spec 2 §4 */
export default function Screen() {
  return (
    <RowsPage<MeuResultado>
      url="/api/avaliacao/avaliacoes-desempenho/meus-resultados"
      icon={EmojiEvents}
      failed={t.loadFailed}
      none={t.noneMine}
    >
      {(resultado) => <Mine key={resultado.avaliacaoDesempenhoId} resultado={resultado} />}
    </RowsPage>
  )
}

function Mine({ resultado: mine }: { resultado: MeuResultado }) {
  const { titulo, desempenho, potencial, metas, resultado, papeis, comentarios = [] } = mine
  const figures = [
    [t.result, resultado],
    [t.performance, desempenho],
    [t.potential, potencial],
    ...(metas === null ? [] : [[t.goals, metas] as const]),
  ] as const
  return (
    <Paper component="section" variant="outlined" aria-label={titulo} sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {titulo}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 1.5 }}>
        {figures.map(([title, value]) => (
          <Box key={title}>
            <Typography variant="body2" color="text.secondary">
              {title}
            </Typography>
            <Typography sx={{ fontSize: 24, fontWeight: 700 }}>{percentText(value)}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t.byRole}>
        <ByRole papeis={papeis} name={titulo} />
      </Box>
      {comentarios.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" sx={{ mb: 1, fontWeight: 600 }}>
            {t.comments}
          </Typography>
          <CommentList comentarios={comentarios} />
        </Box>
      )}
    </Paper>
  )
}
