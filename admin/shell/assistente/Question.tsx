import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { assistenteTexts } from './texts.ts'

const LONGEST = 1000

interface Props {
  targets: TextTarget[]
  target: TextTarget | undefined
  onTarget: (id: string) => void
  /** credits left; absent while nobody knows */
  left: number | undefined
  asking: boolean
  /** there is a suggestion already */
  again: boolean
  onAsk: (prompt: string) => void
}

/** What is asked, and for which field; the cost is confirmed each time (spec 3 §9). */
export function Question({ targets, target, onTarget, left, asking, again, onAsk }: Props) {
  const [prompt, setPrompt] = useState('')
  const [confirming, setConfirming] = useState(false)
  const ready = prompt.trim() !== '' && !asking
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) setConfirming(true)
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      {target ? (
        <TextField
          select
          label={assistenteTexts.field}
          value={target.id}
          onChange={(event) => onTarget(event.target.value)}
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
      <TextField
        label={assistenteTexts.prompt}
        value={prompt}
        onChange={(event) => {
          setPrompt(event.target.value)
          setConfirming(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (ready) setConfirming(true)
        }}
        helperText={assistenteTexts.promptHelp}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {confirming ? (
        <Box role="group" aria-labelledby="assistente-custo">
          <Typography id="assistente-custo" sx={{ fontSize: 14, mb: 1 }}>
            {assistenteTexts.cost(left ?? 0)}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button color="inherit" onClick={() => setConfirming(false)}>
              {commonTexts.cancel}
            </Button>
            <Button
              variant="contained"
              autoFocus
              onClick={() => {
                setConfirming(false)
                onAsk(prompt.trim())
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
