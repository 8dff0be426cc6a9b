import TextField from '@mui/material/TextField'
import { useDebounced } from './useDebounced.ts'

interface Props {
  title: string
  type: 'number' | 'text'
  value: unknown
  onChange: (value: unknown) => void
}

const parse = (type: Props['type'], text: string): unknown => {
  if (text === '') return undefined
  if (type !== 'number') return text
  const number = Number(text.replace(/\./g, '').replace(',', '.'))
  return Number.isNaN(number) ? undefined : number
}

/** Text or number filter, debounced by 500 ms. */
export function TypedFilter({ title, type, value, onChange }: Props) {
  const current = value === undefined ? '' : type === 'number' ? String(value).replace('.', ',') : String(value)
  const [text, change, flush] = useDebounced(current, (next) => onChange(parse(type, next)))
  return (
    <TextField
      fullWidth
      label={title}
      value={text}
      onChange={(event) => change(type === 'number' ? event.target.value.replace(/[^\d.,-]/g, '') : event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && flush()}
      slotProps={{
        htmlInput: { inputMode: type === 'number' ? 'decimal' : undefined, maxLength: 200 },
      }}
    />
  )
}
