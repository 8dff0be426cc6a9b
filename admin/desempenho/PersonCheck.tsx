import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'

interface Props {
  nome: string
  /** text about the person, after the name */
  about: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Checkbox of a person in a list. */
export const PersonCheck = ({ nome, about, checked, onChange }: Props) => (
  <FormControlLabel
    sx={{ display: 'flex', m: 0 }}
    control={<Checkbox size="small" checked={checked} onChange={({ target }) => onChange(target.checked)} />}
    label={
      <>
        {nome}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {about}
        </Typography>
      </>
    }
  />
)
