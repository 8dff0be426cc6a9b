import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { LookupItem } from '../../lookup.ts'
import { ReadOnly } from '../ReadOnly.tsx'
import { baseProps } from '../TextBox.tsx'
import type { WidgetProps } from '../widget.ts'
import { AllButton } from './AllButton.tsx'
import { storedItems, useItems } from './useItems.ts'
import { isUnavailable, usePicker } from './usePicker.tsx'

/** spec 1 §5.13 */
const FULL = 'Limite de registros selecionados atingido'
/** Chips shown while nobody is in a field that may hold everything. */
const FEW_CHIPS = 4

/** Several records of another entity: chosen ones as chips, found by typing. */
export default function References(props: WidgetProps) {
  const items = useItems(props.field, props.value)
  if (props.readOnly) return <ReadOnly {...props} value={items.map(({ rotulo }) => rotulo)} />
  return <Picker {...props} items={items} />
}

function Picker({ items, ...props }: WidgetProps & { items: LookupItem[] }) {
  const { id, field, onChange, onBlur, disabled } = props
  const store = (chosen: LookupItem[]) => {
    onChange(storedItems(field, chosen))
    onBlur()
  }
  const { autocomplete, slotProps, takes, dialog } = usePicker(field, items, (item) => store([...items, item]))
  const limit = props.most ?? field.schema.maxItems ?? Number.POSITIVE_INFINITY
  const full = items.length >= limit
  return (
    <>
      <Autocomplete<LookupItem, true>
        {...autocomplete}
        multiple
        disableCloseOnSelect
        id={id}
        size="small"
        fullWidth
        disabled={disabled}
        value={items}
        getOptionDisabled={(item) =>
          isUnavailable(item, items) || (full && !items.some((chosen) => chosen.id === item.id))
        }
        onChange={(_, chosen) => takes(chosen) || store(chosen)}
        onBlur={onBlur}
        {...(field.hint.all && { limitTags: FEW_CHIPS, getLimitTagsText: (more: number) => `mais ${more}` })}
        slotProps={{ ...slotProps, chip: { size: 'small' } }}
        renderInput={(params) => (
          <TextField
            {...params}
            {...baseProps(full && !disabled ? { ...props, help: FULL } : props)}
            id={id}
            required={props.required}
          />
        )}
      />
      {field.hint.all && !disabled && <AllButton field={field} chosen={items.length} onAll={store} />}
      {dialog}
    </>
  )
}
