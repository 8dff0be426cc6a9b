import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { assistenteTexts } from './texts.ts'

interface Props {
  text: string
  onChange: (text: string) => void
  target: TextTarget | undefined
  /** called with the complete new text of the field */
  onApply: (text: string) => void
  onCopy: () => void
  /** reverts the inserted text; absent when there is nothing to revert */
  onUndo: (() => void) | undefined
}

/** The suggestion: editable, then inserted into the field or copied. */
export function Suggestion({ text, onChange, target, onApply, onCopy, onUndo }: Props) {
  const before = target?.text().trimEnd() ?? ''
  const appended = before === '' ? text : `${before}\n\n${text}`
  const most = target?.maxLength ?? Number.POSITIVE_INFINITY
  const long = text.length > most ? text.length : before !== '' && appended.length > most ? appended.length : 0
  const empty = text.trim() === ''
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <TextField
        label={assistenteTexts.suggestion}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        helperText={long > 0 ? assistenteTexts.tooLong(long, most) : undefined}
        multiline
        minRows={4}
        maxRows={14}
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        {onUndo && (
          <Button color="inherit" onClick={onUndo} sx={{ mr: 'auto' }}>
            {assistenteTexts.undo}
          </Button>
        )}
        {navigator.clipboard && (
          <Button color="inherit" onClick={onCopy} disabled={empty}>
            {assistenteTexts.copy}
          </Button>
        )}
        {target && before !== '' && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onApply(text)}
            disabled={empty || text.length > most}
          >
            {assistenteTexts.replace}
          </Button>
        )}
        {target && (
          <Button variant="contained" onClick={() => onApply(appended)} disabled={empty || appended.length > most}>
            {before === '' ? assistenteTexts.apply : assistenteTexts.append}
          </Button>
        )}
      </Box>
    </Box>
  )
}
