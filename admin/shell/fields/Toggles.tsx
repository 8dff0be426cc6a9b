import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props<Value extends string> {
  /** accessible name of the group */
  label: string
  value: Value
  /** titles by value, in display order */
  options: Readonly<Record<Value, string>>
  onChange(value: Value): void
}

/** Exclusive toggle buttons; pressing the current one changes nothing. */
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
