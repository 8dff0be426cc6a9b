import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { itemOf, type LookupItem, referenceOf } from '../../lookup.ts'
import { useSteady } from '../../state/useSteady.ts'
import { baseProps } from '../text/TextBox.tsx'
import type { WidgetProps } from '../widget.ts'
import { usePicker } from './usePicker.tsx'

/** Picker of one record of another entity, with search; its options may depend on other fields (`x-field.filterBy`). */
export default function Reference(props: WidgetProps) {
  const { id, field, value, onChange, onBlur, disabled } = props
  const chosen = useSteady(itemOf(value))
  const choose = (item: LookupItem | null) => {
    onChange(item ? referenceOf(item) : undefined)
    onBlur()
  }
  const { autocomplete, slotProps, takes, dialog } = usePicker(field, chosen ? [chosen] : [], choose)
  return (
    <>
      <Autocomplete<LookupItem>
        {...autocomplete}
        id={id}
        size="small"
        fullWidth
        disabled={disabled}
        value={chosen ?? null}
        onChange={(_, item) => takes([item]) || choose(item)}
        onBlur={onBlur}
        slotProps={slotProps}
        renderInput={(params) => <TextField {...params} {...baseProps(props)} id={id} />}
      />
      {dialog}
    </>
  )
}
