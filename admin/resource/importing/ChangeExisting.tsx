import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { importacaoTexts as t } from './texts.ts'

/** Whether records that are there already, by the register's key, get what the spreadsheet says. */
export const ChangeExisting = ({ altera, onChange }: { altera: boolean; onChange: (altera: boolean) => void }) => (
  <FormControl sx={{ mt: 2 }}>
    <FormControlLabel
      control={<Checkbox checked={altera} onChange={(_event, next) => onChange(next)} />}
      label={t.existing}
    />
    <FormHelperText sx={{ mx: 0 }}>{t.existingHelp}</FormHelperText>
  </FormControl>
)
