import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { AskedQuestion, QuestionFigures } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { resultadosTexts as t } from './texts.ts'

interface Props {
  pergunta: AskedQuestion
  figuras: QuestionFigures | undefined
  /** overall figures of the previous survey */
  antes?: QuestionFigures
}

/** One question with the overall figures: count, mean, share of each answer. */
export function QuestionCard({ pergunta, figuras, antes }: Props) {
  const { texto, tipo } = pergunta
  return (
    <Paper component="section" variant="outlined" aria-label={texto} sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {texto}
      </Typography>
      {tipo === 3 ? (
        <Typography color="text.secondary">{t.texts}</Typography>
      ) : figuras?.n === undefined ? (
        <Typography color="text.secondary">{figuras?.oculta ?? t.noFigures}</Typography>
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {saidOf(figuras, antes).join(' · ')}
          </Typography>
          <Shares pergunta={pergunta} partes={figuras.partes ?? {}} />
        </>
      )}
    </Paper>
  )
}

function saidOf({ n = 0, media, favoravel, nps }: QuestionFigures, antes: QuestionFigures | undefined): string[] {
  const compared = (now: number, then: number | undefined) => (then === undefined ? '' : ` (${t.change(now, then)})`)
  return [
    t.answers(n),
    ...(media === undefined ? [] : [t.mean(media)]),
    ...(favoravel === undefined ? [] : [`${t.favourableIs(favoravel)}${compared(favoravel, antes?.favoravel)}`]),
    ...(nps === undefined ? [] : [`${t.nps(nps)}${compared(nps, antes?.nps)}`]),
  ]
}

/** Share of every possible answer, in the question's order. */
function Shares({ pergunta, partes }: { pergunta: AskedQuestion; partes: Record<string, number> }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {answersOf(pergunta).map(({ key, title }) => {
        const share = partes[key] ?? 0
        return (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 56px', sm: 'minmax(120px, 260px) 1fr 56px' },
              columnGap: 1.5,
              alignItems: 'center',
              py: 0.25,
            }}
          >
            <Typography variant="body2" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Box aria-hidden sx={{ height: 10, borderRadius: 5, bgcolor: 'divider', overflow: 'hidden' }}>
              <Box sx={{ height: '100%', width: `${share}%`, bgcolor: 'primary.main' }} />
            </Box>
            <Typography variant="body2" sx={{ textAlign: 'right' }}>
              {t.share(share)}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

function answersOf({ tipo, opcoes = [], notaMinima = 0, notaMaxima = 10 }: AskedQuestion) {
  if (tipo !== 4) return opcoes.map(({ id, texto }) => ({ key: String(id), title: texto }))
  return Array.from({ length: notaMaxima - notaMinima + 1 }, (_, i) => ({
    key: String(notaMinima + i),
    title: String(notaMinima + i),
  }))
}
