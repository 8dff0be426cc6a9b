import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { typedLink } from '#schemas/runtime/rich-text/link.ts'
import { PromptDialog } from '../PromptDialog.tsx'
import { richTexts as t } from './texts.ts'

interface Props {
  /** current address of the link; '' without one */
  address: string
  /** undefined removes the link */
  onDone(address: string | undefined): void
  onClose(): void
}

/** Dialog for the address of the selected text. */
export function LinkDialog({ address, onDone, onClose }: Props) {
  const [typed, setTyped] = useState(address)
  const [tried, setTried] = useState(false)
  const link = typedLink(typed)
  const isWrong = typed.trim() !== '' && link === undefined
  const done = () => (isWrong ? setTried(true) : onDone(link))
  return (
    <PromptDialog
      title={t.link}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="contained" onClick={done}>
            {t.apply}
          </Button>
        </>
      }
    >
      <TextField
        fullWidth
        autoFocus
        size="small"
        margin="dense"
        label={t.linkAddress}
        value={typed}
        error={tried && isWrong}
        helperText={tried && isWrong ? t.linkWrong : t.linkHelp}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          done()
        }}
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
    </PromptDialog>
  )
}
