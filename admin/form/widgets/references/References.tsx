import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { LookupItem } from '../../lookup.ts'
import { useSteady } from '../../state/useSteady.ts'
import { ALL, isOfAll } from '../all.ts'
import { ReadOnly } from '../ReadOnly.tsx'
import { baseProps } from '../text/TextBox.tsx'
import type { WidgetProps } from '../widget.ts'
import { storedItems, useItems } from './useItems.ts'
import { isUnavailable, usePicker } from './usePicker.tsx'

/** spec 1 §5.13 */
const FULL = 'Limite de registros selecionados atingido'
/** Chips shown while the picker is not focused. */
const FEW_CHIPS = 4

/** The 'Todos' chip has no delete button: another choice replaces it. */
const WHOLE = { onDelete: undefined }
const NOTHING_TO_CLEAR = { clearIndicator: { sx: { display: 'none' } } }

/** Picker of several records of another entity, shown as chips. In a filter 'Todos' is an option, too, and the value of an empty one. */
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
  const all = isOfAll(field) && items.length === 0
  const shown = useSteady(all ? [ALL] : items)
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
        value={shown}
        getOptionDisabled={(item) =>
          isUnavailable(item, items) || (full && !items.some((chosen) => chosen.id === item.id))
        }
        onChange={(_, chosen, _reason, clicked) =>
          takes(chosen) || store(clicked?.option.id === ALL.id ? [] : chosen.filter(({ id }) => id !== ALL.id))
        }
        onBlur={onBlur}
        {...(isOfAll(field) && { limitTags: FEW_CHIPS, getLimitTagsText: (more: number) => `mais ${more}` })}
        slotProps={{ ...slotProps, chip: { size: 'small', ...(all && WHOLE) }, ...(all && NOTHING_TO_CLEAR) }}
        renderInput={(params) => (
          <TextField
            {...params}
            {...baseProps(full && !disabled ? { ...props, help: FULL } : props)}
            id={id}
            required={props.required}
          />
        )}
      />
      {dialog}
    </>
  )
}
