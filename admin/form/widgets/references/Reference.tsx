import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { itemOf, type LookupItem, referenceOf } from '../../lookup.ts'
import { baseProps } from '../TextBox.tsx'
import type { WidgetProps } from '../widget.ts'
import { usePicker } from './usePicker.ts'

/** One record of another entity, found by typing; its choices may depend on other fields (`x-field.filterBy`). */
export default function Reference(props: WidgetProps) {
  const { id, field, value, onChange, onBlur, disabled } = props
  const chosen = itemOf(value)
  const { autocomplete, slotProps } = usePicker(field, chosen ? [chosen] : [])
  return (
    <Autocomplete<LookupItem>
      {...autocomplete}
      id={id}
      size="small"
      fullWidth
      disabled={disabled}
      value={chosen ?? null}
      onChange={(_, item) => {
        onChange(item ? referenceOf(item) : undefined)
        onBlur()
      }}
      onBlur={onBlur}
      slotProps={slotProps}
      renderInput={(params) => <TextField {...params} {...baseProps(props)} id={id} />}
    />
  )
}
