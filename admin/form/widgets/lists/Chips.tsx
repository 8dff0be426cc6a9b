import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { ALL_TEXT, isOfAll } from '../all.ts'
import { FLOATING } from '../references/usePicker.tsx'
import { baseProps } from '../text/TextBox.tsx'
import type { WidgetProps } from '../widget.ts'

/** Chips: several texts or numbers (Enter adds one), or several options of a closed list. */
export default function Chips(props: WidgetProps) {
  const { id, field, value, onChange, onBlur, disabled } = props
  const titles = new Map((field.options ?? []).map((option) => [String(option.value), option.title]))
  const codes = new Map((field.options ?? []).map((option) => [String(option.value), option.value]))
  const stored = (text: string) => codes.get(text) ?? (isOfNumbers(field) ? numberOf(text) : text)
  const limit = field.schema.maxItems ?? Number.POSITIVE_INFINITY
  const texts = Array.isArray(value) ? value.map(String) : []
  const all = isOfAll(field) && texts.length === 0
  const typed = field.options || texts.length > 0 ? undefined : 'Digite e tecle Enter'
  const placeholder = all ? ALL_TEXT : typed
  return (
    <Autocomplete<string, true, false, boolean>
      multiple
      freeSolo={!field.options}
      autoSelect={!field.options}
      disableCloseOnSelect={field.options !== undefined}
      filterSelectedOptions={!field.options}
      id={id}
      size="small"
      fullWidth
      disabled={disabled}
      options={[...codes.keys()]}
      getOptionLabel={(text) => titles.get(text) ?? text}
      getOptionDisabled={(text) => texts.length >= limit && !texts.includes(text)}
      value={texts}
      onChange={(_, chosen) => {
        const clean = [...new Set(chosen.map((text) => text.trim()).filter(Boolean))].slice(0, limit)
        onChange(clean.length > 0 ? clean.map(stored) : undefined)
        onBlur()
      }}
      onBlur={onBlur}
      noOptionsText="Nenhum registro encontrado"
      openText="Abrir"
      closeText="Fechar"
      clearText="Limpar"
      slotProps={{ chip: { size: 'small' }, paper: { sx: FLOATING } }}
      renderInput={(params) => (
        <TextField
          {...params}
          {...baseProps(props)}
          id={id}
          placeholder={placeholder}
          {...(all && { slotProps: { inputLabel: { shrink: true } } })}
        />
      )}
    />
  )
}

const isOfNumbers = ({ schema: { items } }: WidgetProps['field']): boolean =>
  items?.type === 'integer' || items?.type === 'number'

/** Parses a number; returns unparsable input as a string, which validation refuses. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : text
}
