import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FieldOption } from '#schemas/runtime/model.ts'

interface Props {
  title: string
  options: FieldOption[]
  many: boolean
  /** title of the option that removes the filter */
  blank?: string
  value: unknown
  onChange: (value: unknown) => void
}

/** Filter over a closed list; its blank option removes it. Menu values are indices, because true and 'true' differ. */
export function ChoiceFilter({ title, options, many, blank, value, onChange }: Props) {
  const chosen = many ? (Array.isArray(value) ? value : value === undefined ? [] : [value]) : [value]
  const positions = options.flatMap((option, index) => (chosen.includes(option.value) ? [String(index)] : []))
  const change = (next: string | string[]) => {
    const values = [next].flat().flatMap((position) => options[Number(position)]?.value ?? [])
    if (many) onChange(values)
    else onChange(next === '' ? undefined : values[0])
  }
  return (
    <TextField
      select
      fullWidth
      label={title}
      value={many ? positions : (positions[0] ?? '')}
      onChange={(event) => change(event.target.value)}
      slotProps={{ select: { multiple: many, displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {!many && blank && (
        <MenuItem value="">
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {blank}
          </Box>
        </MenuItem>
      )}
      {options.map((option, index) => (
        <MenuItem key={String(option.value)} value={String(index)}>
          {option.title}
        </MenuItem>
      ))}
    </TextField>
  )
}
