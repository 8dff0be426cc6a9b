import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { type TextTarget, textTarget, useTextTargets } from '#admin/form/state/text-targets.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { useStored } from '#admin/providers/store.ts'
import { RetryAlert } from '../RetryAlert.tsx'
import { assistantWanted, closeAssistant } from './assistant-open.ts'
import { APPLY_TIME } from './bubble.ts'
import { CreditsLine } from './CreditsLine.tsx'
import { Frame } from './Frame.tsx'
import { Question } from './Question.tsx'
import { SpeechBubble } from './SpeechBubble.tsx'
import { Suggestion } from './Suggestion.tsx'
import { assistenteTexts } from './texts.ts'
import { useAssistant } from './useAssistant.ts'

const CreditsDialog = later(() => import('./CreditsDialog.tsx'))

/** The last text inserted into a field, for undo. */
interface Applied {
  id: string
  before: string
  after: string
}

/** Assistant panel (spec 3 §4): asks, shows the suggestion, and inserts it into a long text of the form. */
export default function AssistantPanel() {
  const [requesting, setRequesting] = useState(false)
  const { targets, focused, entities } = useTextTargets()
  const wanted = useStored(assistantWanted)
  const [chosen, setChosen] = useState<string>()
  /** field the suggestion was requested for; applied there unless another one is selected */
  const [asked, setAsked] = useState<TextTarget>()
  const [applied, setApplied] = useState<Applied>()
  const { credits, asking, suggestion, setSuggestion, bubble, say, hush, preview, ask, reload } = useAssistant(() =>
    setRequesting(true),
  )
  const choose = (id: string) => {
    setChosen(id)
    setAsked(textTarget(id))
  }
  useEffect(() => {
    if (!wanted) return
    setChosen(wanted.id)
    setAsked(undefined)
  }, [wanted])
  const named = (id: string | undefined) => targets.find((target) => target.id === id)
  const target = named(chosen) ?? named(focused) ?? targets[0]
  const destination = asked ?? target
  const ofHealth = entities.some(({ assistant }) => assistant === 'never')
  const configured = credits.data?.configurado !== false

  const failed = () => say({ text: assistenteTexts.notApplied, severity: 'error' }, APPLY_TIME)
  const undo = ({ id, before }: Applied) => {
    textTarget(id)?.put(before)
    setApplied(undefined)
    hush()
  }
  const apply = (text: string) => {
    const field = destination && textTarget(destination.id)
    if (field?.label !== destination?.label || !field) return failed()
    const done = { id: field.id, before: field.text(), after: text }
    field.put(text)
    setApplied(done)
    document.getElementById(field.id)?.scrollIntoView({ block: 'nearest' })
    say({ text: assistenteTexts.applied, severity: 'success' }, APPLY_TIME)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(suggestion ?? '')
    say({ text: assistenteTexts.copied, severity: 'success' }, APPLY_TIME)
  }

  return (
    <Frame over={wanted?.over === true}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          {assistenteTexts.title}
        </Typography>
        <IconButton aria-label={assistenteTexts.close} onClick={closeAssistant} edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {credits.data && (
        <CreditsLine credits={credits.data} onReload={() => void reload()} onMore={() => setRequesting(true)} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2 }}>
        {credits.error && (
          <RetryAlert onRetry={() => credits.refetch()}>{asApiError(credits.error).message}</RetryAlert>
        )}
        {!configured && <Alert severity="info">{assistenteTexts.unconfigured}</Alert>}
        {configured && ofHealth && <Alert severity="info">{assistenteTexts.health}</Alert>}
        {configured && !ofHealth && (
          <Question
            key={wanted?.id}
            targets={targets}
            target={target}
            onTarget={choose}
            left={credits.data?.disponiveis}
            asking={asking}
            again={suggestion !== undefined}
            onPreview={(prompt) => preview(prompt, target, entities[0])}
            onAsk={(sending) => {
              setAsked(target)
              void ask(sending)
            }}
          />
        )}
        {asking && (
          <Box role="status">
            <Typography sx={{ fontSize: 14, mb: 1 }}>{assistenteTexts.loading}</Typography>
            <LinearProgress aria-hidden />
          </Box>
        )}
        {bubble && <SpeechBubble bubble={bubble} onClose={hush} />}
        {suggestion !== undefined && !asking && (
          <Suggestion
            text={suggestion}
            onChange={setSuggestion}
            target={destination}
            onApply={apply}
            onCopy={() => void copy()}
            onUndo={applied && textTarget(applied.id)?.text() === applied.after ? () => undo(applied) : undefined}
          />
        )}
      </Box>
      {requesting && (
        <Waiting fallback={null}>
          <CreditsDialog onClose={() => setRequesting(false)} />
        </Waiting>
      )}
    </Frame>
  )
}
