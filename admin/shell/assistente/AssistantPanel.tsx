import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { type TextTarget, textTarget, useTextTargets } from '#admin/form/state/text-targets.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { RetryAlert } from '../RetryAlert.tsx'
import { assistantOpen, BUTTON } from './assistant-open.ts'
import { APPLY_TIME } from './bubble.ts'
import { CreditsLine } from './CreditsLine.tsx'
import { Question } from './Question.tsx'
import { SpeechBubble } from './SpeechBubble.tsx'
import { Suggestion } from './Suggestion.tsx'
import { assistenteTexts } from './texts.ts'
import { useAssistant } from './useAssistant.ts'

const CreditsDialog = later(() => import('./CreditsDialog.tsx'))

/** The assistant beside the page (spec 3 §4): asks, shows what came back, and puts it into a long text of the form. */
export default function AssistantPanel() {
  const [requesting, setRequesting] = useState(false)
  const { targets, focused } = useTextTargets()
  const [chosen, setChosen] = useState<string>()
  /** the field that the suggestion was asked for: it goes nowhere else unless another one is chosen */
  const [asked, setAsked] = useState<TextTarget>()
  const { credits, asking, suggestion, setSuggestion, bubble, say, hush, ask, reload } = useAssistant(() =>
    setRequesting(true),
  )
  const named = (id: string | undefined) => targets.find((target) => target.id === id)
  const target = named(chosen) ?? named(focused) ?? targets[0]
  const destination = asked ?? target
  const configured = credits.data?.configurado !== false

  const close = () => {
    assistantOpen.set(false)
    document.getElementById(BUTTON)?.focus()
  }
  const failed = () => say({ text: assistenteTexts.notApplied, severity: 'error' }, APPLY_TIME)
  const apply = (text: string) => {
    const field = destination && textTarget(destination.id)
    if (field?.label !== destination?.label || !field) return failed()
    const before = field.text()
    field.put(text)
    document.getElementById(field.id)?.scrollIntoView({ block: 'nearest' })
    say({ text: assistenteTexts.applied, severity: 'success', undo: () => field.put(before) }, APPLY_TIME)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(suggestion ?? '')
    say({ text: assistenteTexts.copied, severity: 'success' }, APPLY_TIME)
  }

  return (
    <Box
      component="aside"
      aria-label={assistenteTexts.title}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
      sx={{
        flex: 'none',
        width: 340,
        position: 'sticky',
        top: 56,
        height: 'calc(100dvh - 56px)',
        overflowY: 'auto',
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          {assistenteTexts.title}
        </Typography>
        <IconButton aria-label={assistenteTexts.close} onClick={close} edge="end">
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
        {configured && (
          <Question
            targets={targets}
            target={target}
            onTarget={(id) => {
              setChosen(id)
              setAsked(named(id))
            }}
            left={credits.data?.disponiveis}
            asking={asking}
            again={suggestion !== undefined}
            onAsk={(prompt) => {
              setAsked(target)
              void ask(prompt, target)
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
          />
        )}
      </Box>
      {requesting && (
        <Waiting fallback={null}>
          <CreditsDialog onClose={() => setRequesting(false)} />
        </Waiting>
      )}
    </Box>
  )
}
