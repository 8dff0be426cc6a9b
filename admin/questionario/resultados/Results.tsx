import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { Groups } from './Groups.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { resultadosTexts as t } from './texts.ts'

/** Results of a survey: participation, each question, then by group. */
export function Results({ resultados }: { resultados: SurveyResults }) {
  const { perguntas, celulas, anterior } = resultados
  const todos = celulas.find(({ corte }) => corte === '')
  const byQuestion = new Map(todos?.perguntas.map((each) => [each.pergunta, each]))
  const before = new Map(anterior?.perguntas.map((each) => [each.pergunta, each]))
  return (
    <>
      <Summary resultados={resultados} />
      {todos === undefined ? null : todos.n === undefined ? (
        <Alert severity="info">{todos.oculta ?? t.none}</Alert>
      ) : (
        perguntas.map((pergunta) => (
          <QuestionCard
            key={pergunta.id}
            pergunta={pergunta}
            figuras={byQuestion.get(pergunta.id)}
            antes={before.get(pergunta.id)}
          />
        ))
      )}
      <Groups {...{ celulas, perguntas }} />
    </>
  )
}

function Summary({ resultados }: { resultados: SurveyResults }) {
  const { convidados, respondidos, porLink, minimo, destruidas = 0, perdidas = 0, anterior } = resultados
  const share = convidados === 0 ? 0 : (respondidos / convidados) * 100
  const notes = [
    ...(minimo === undefined ? [] : [t.minimum(minimo)]),
    ...(destruidas > 0 ? [t.destroyed(destruidas)] : []),
    ...(perdidas > 0 ? [t.lost(perdidas)] : []),
    ...(anterior ? [`${t.before(anterior.titulo)}.`] : []),
  ]
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography sx={{ fontSize: 24, fontWeight: 700 }}>
        {porLink ? t.answers(respondidos) : t.share(share)}
      </Typography>
      <Typography>{porLink ? t.byLink : t.participation(respondidos, convidados)}</Typography>
      {notes.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {notes.join(' ')}
        </Typography>
      )}
    </Paper>
  )
}
