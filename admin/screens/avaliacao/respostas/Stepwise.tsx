import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useRef, useState } from 'react'
import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import { Folha } from '#admin/questionario/Folha.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { Column, type HandIn } from './Column.tsx'
import { Promises } from './Promises.tsx'
import { type Person, type Step, stepAt, stepsOf } from './steps.ts'
import { respostasTexts as t } from './texts.ts'

interface Props {
  people: Person[]
  /** after at least one copy was handed in */
  onHandedIn(): void
}

/** One question at a time about all people. The last step hands in every complete copy, and goes to the first missing answer. */
export function Stepwise({ people, onHandedIn }: Props) {
  const steps = useMemo(() => stepsOf(people.map(({ avaliacao }) => avaliacao)), [people])
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set())
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const handIns = useRef(new Map<number, HandIn>())
  const success = useSuccess()
  const onHeld = useCallback((id: number, holds: boolean) => {
    setHeld((now) => {
      const next = new Set(now)
      if (holds) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const hand = async () => {
    setSending(true)
    setFailure(undefined)
    let handed = 0
    let missing: string | undefined
    for (const { quem, avaliacao } of people) {
      const { entregue, falta, ...wrong } = (await handIns.current.get(avaliacao.id)?.()) ?? {}
      if (entregue !== undefined) {
        handed += 1
        continue
      }
      if (missing !== undefined) continue
      missing = t.missingOf(quem, falta ?? questionarioTexts.missing(1))
      const place = stepAt(steps, wrong)
      if (place >= 0) setAt(place)
    }
    setFailure(missing)
    setSending(false)
    if (handed === people.length) success(t.finished)
    if (handed > 0) onHandedIn()
  }
  const step = steps[at] ?? { kind: 'fim' }
  return (
    <Folha larga>
      <UnsavedGuard dirty={held.size > 0} />
      <Promises people={people} />
      <Heading step={step} at={at} total={steps.length - 1} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
        {people.map(({ quem, avaliacao }) => (
          <Column
            key={avaliacao.id}
            quem={quem}
            avaliacao={avaliacao}
            step={step}
            onHeld={onHeld}
            onReady={(handIn) => handIns.current.set(avaliacao.id, handIn)}
            onClosed={onHandedIn}
          />
        ))}
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 3 }}>
        <Button variant="outlined" color="inherit" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t.before}
        </Button>
        {step.kind === 'fim' ? (
          <Button variant="contained" loading={sending} onClick={() => void hand()}>
            {t.finishAll}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => setAt(at + 1)}>
            {t.next}
          </Button>
        )}
        <Pagination
          aria-label={t.steps}
          count={steps.length}
          page={at + 1}
          siblingCount={1}
          getItemAriaLabel={(_type, page) => (page === steps.length ? t.goToLast : t.goTo)(page ?? 1)}
          hidePrevButton
          hideNextButton
          onChange={(_event, page) => setAt(page - 1)}
        />
      </Box>
    </Folha>
  )
}

/** Heading of the current question, competence or last step. */
function Heading({ step, at, total }: { step: Step; at: number; total: number }) {
  const [text, aspecto] =
    step.kind === 'pergunta'
      ? [step.pergunta.texto, step.pergunta.aspecto]
      : step.kind === 'competencia'
        ? [step.competencia.nome, questionarioTexts.kinds[step.competencia.tipo]]
        : [t.last, undefined]
  return (
    <Box sx={{ my: 2 }} aria-live="polite">
      <Typography variant="body2" color="text.secondary">
        {[step.kind !== 'fim' && t.questionOf(at + 1, total), aspecto].filter(Boolean).join(' · ')}
      </Typography>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  )
}
