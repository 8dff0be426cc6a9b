import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Pick<TextFieldProps, 'autoFocus' | 'fullWidth' | 'inputRef' | 'onKeyDown' | 'sx'> {
  /** what is looked for: shown while the field is empty, and its name for who hears the page */
  label: string
  value: string
  onChange(text: string): void
  /** behind the text, for example a button that clears it */
  end?: ReactNode
  htmlInput?: ComponentProps<'input'>
}

/** A text to look for, with its magnifier. Whoever uses it decides when to search: at each key, at a pause, at Enter. */
export function SearchField({ label, value, onChange, end, htmlInput, ...field }: Props) {
  return (
    <TextField
      {...field}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'search', ...htmlInput },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: end,
        },
      }}
    />
  )
}
