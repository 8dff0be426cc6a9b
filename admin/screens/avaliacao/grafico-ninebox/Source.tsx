import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { nineboxTexts as t } from './texts.ts'

type Value = keyof typeof t.sources

/** Select of the performance source. */
export const Source = ({ value, onChange }: { value: Value; onChange: (value: Value) => void }) => (
  <TextField
    select
    size="small"
    label={t.source}
    value={value}
    onChange={({ target }) => onChange(target.value as Value)}
    sx={{ minWidth: 180 }}
  >
    {Object.entries(t.sources).map(([key, title]) => (
      <MenuItem key={key} value={key}>
        {title}
      </MenuItem>
    ))}
  </TextField>
)
