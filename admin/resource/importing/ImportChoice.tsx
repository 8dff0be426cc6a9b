import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'

interface Props {
  label: string
  help: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Boolean option that applies to all rows of the spreadsheet. */
export const ImportChoice = ({ label, help, checked, onChange }: Props) => (
  <FormControl sx={{ mt: 2 }}>
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(_event, next) => onChange(next)} />}
      label={label}
    />
    <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>
  </FormControl>
)
