import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { texts } from '#admin/i18n/texts.ts'

interface Props {
  text: string
  onChange(text: string): void
}

/** Finds entries while typing; nothing is fetched, so nothing waits. */
export function SampleSearch({ text, onChange }: Props) {
  const label = texts.catalogue.search
  return (
    <TextField
      fullWidth
      placeholder={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
