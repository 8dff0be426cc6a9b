import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type PrintChoice, signatureNumbers } from './print-choice.ts'
import { impressaoTexts } from './texts.ts'

interface Props {
  choice: PrintChoice
  errors: Record<string, string>
  onChange: (choice: PrintChoice) => void
}

/** Signature lines to print, each with the text below it. */
export function Signatures({ choice, errors, onChange }: Props) {
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2, mb: 0.5 }}>
        {impressaoTexts.signatures}
      </Typography>
      {signatureNumbers.map((n) => {
        const [flag, name] = [`exibirAssinatura${n}`, `assinatura${n}`]
        const shown = choice[flag] === true
        return (
          <Box key={n} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' }, gap: 1, mb: 1 }}>
            <FormControlLabel
              label={impressaoTexts.showSignature(n)}
              control={
                <Checkbox
                  size="small"
                  checked={shown}
                  onChange={(_, checked) => onChange({ ...choice, [flag]: checked })}
                />
              }
            />
            <TextField
              label={impressaoTexts.signature(n)}
              value={choice[name]}
              disabled={!shown}
              required={shown}
              error={errors[name] !== undefined}
              helperText={errors[name]}
              slotProps={{ htmlInput: { maxLength: 100 } }}
              onChange={(event) => onChange({ ...choice, [name]: event.target.value })}
            />
          </Box>
        )
      })}
    </>
  )
}
