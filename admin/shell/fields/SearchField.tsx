import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Pick<TextFieldProps, 'autoFocus' | 'fullWidth' | 'inputRef' | 'onKeyDown' | 'sx'> {
  /** placeholder and accessible name */
  label: string
  value: string
  onChange(text: string): void
  /** end adornment, for example a clear button */
  end?: ReactNode
  htmlInput?: ComponentProps<'input'>
}

/** Search box with a magnifier. The caller decides when to search: on change, debounced, or on Enter. */
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
