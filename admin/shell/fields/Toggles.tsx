import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props<Value extends string> {
  /** what is chosen, for a screen reader */
  label: string
  value: Value
  /** titles by value, in the order in which they stand */
  options: Readonly<Record<Value, string>>
  onChange(value: Value): void
}

/** One of a few, side by side; pressing the chosen one again changes nothing. */
export function Toggles<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      aria-label={label}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
      sx={{ flexWrap: 'wrap', bgcolor: 'background.paper' }}
    >
      {(Object.keys(options) as Value[]).map((one) => (
        <ToggleButton key={one} value={one}>
          {options[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
