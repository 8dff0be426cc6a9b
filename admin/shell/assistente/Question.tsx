import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { Preview } from './Preview.tsx'
import { ReadyRequests } from './ReadyRequests.tsx'
import { assistenteTexts } from './texts.ts'
import type { Sending } from './useAssistant.ts'

const LONGEST = 5000

interface Props {
  targets: TextTarget[]
  target: TextTarget | undefined
  onTarget: (id: string) => void
  /** credits left; absent while unknown */
  left: number | undefined
  asking: boolean
  /** there is a suggestion already */
  again: boolean
  /** fetches what would be sent for this prompt */
  onPreview: (prompt: string) => Promise<Sending | undefined>
  onAsk: (sending: Sending) => void
}

/** Prompt and target field; before each request the exact content is shown and the cost confirmed (spec 3 §9). */
export function Question({ targets, target, onTarget, left, asking, again, onPreview, onAsk }: Props) {
  const [prompt, setPrompt] = useState('')
  const [confirming, setConfirming] = useState<Sending>()
  const box = useRef<HTMLTextAreaElement>(null)
  const ready = prompt.trim() !== '' && !asking
  const word = (text: string) => {
    setPrompt(text)
    setConfirming(undefined)
  }
  const look = async () => {
    if (ready) setConfirming(await onPreview(prompt.trim()))
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      {target ? (
        <TextField
          select
          label={assistenteTexts.field}
          value={target.id}
          onChange={(event) => {
            setConfirming(undefined)
            onTarget(event.target.value)
          }}
          fullWidth
        >
          {targets.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{assistenteTexts.noField}</Typography>
      )}
      {target && (
        <ReadyRequests
          target={target}
          onPick={(text) => {
            word(text.slice(0, LONGEST))
            box.current?.focus()
          }}
        />
      )}
      <TextField
        label={assistenteTexts.prompt}
        value={prompt}
        onChange={(event) => word(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void look()
        }}
        helperText={assistenteTexts.promptHelp}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        autoFocus
        inputRef={box}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {confirming ? (
        <Box role="group" aria-labelledby="assistente-custo">
          <Preview envio={confirming.envio} />
          <Typography id="assistente-custo" sx={{ fontSize: 14, mb: 1 }}>
            {assistenteTexts.cost(left ?? 0)}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button color="inherit" onClick={() => setConfirming(undefined)}>
              {commonTexts.cancel}
            </Button>
            <Button
              variant="contained"
              autoFocus
              onClick={() => {
                setConfirming(undefined)
                onAsk(confirming)
              }}
            >
              {commonTexts.confirm}
            </Button>
          </Box>
        </Box>
      ) : (
        <Button
          type="submit"
          variant={again ? 'outlined' : 'contained'}
          color={again ? 'inherit' : 'primary'}
          disabled={!ready}
          sx={{ alignSelf: 'flex-end' }}
        >
          {again ? assistenteTexts.askAnother : assistenteTexts.ask}
        </Button>
      )}
    </Box>
  )
}
