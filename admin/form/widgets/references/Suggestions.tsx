import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { referenceOf } from '../../lookup.ts'
import { useText } from '../text/Text.tsx'
import { baseProps } from '../text/TextBox.tsx'
import type { WidgetProps } from '../widget.ts'
import { useFilter, useLookup } from './useLookup.ts'
import { useOptions } from './useOptions.ts'
import { FLOATING } from './usePicker.tsx'

/**
 * Free text with autocompletion from the names of another entity (`x-field.suggest`). Where these depend on other fields
 * (`x-field.filterBy`), nothing is suggested until those are set. With `x-field.suggestField` the text becomes a part of the chosen record:
 * its code.
 */
export default function Suggestions(props: WidgetProps) {
  const { id, field, onBlur, disabled, label } = props
  const buffer = useText(props)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const filter = useFilter(field)
  const ready = Object.keys(field.hint.filterBy ?? {}).every((name) => filter?.[name] !== undefined)
  const { items } = useOptions({
    lookup: useLookup(),
    entity: field.hint.suggest ?? '',
    q: typed,
    filter,
    open: open && ready,
  })
  const part = field.hint.suggestField
  const offered = new Map(
    ready
      ? items.map((item) => (part === undefined ? [nameOf(item), nameOf(item)] : [item.rotulo, item.partes?.[part]]))
      : [],
  )
  const names = [...offered.keys()]
  return (
    <Autocomplete<string, false, true, true>
      id={id}
      freeSolo
      disableClearable
      size="small"
      fullWidth
      disabled={disabled}
      // no popup without suggestions
      open={open && names.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={names}
      filterOptions={(all) => all}
      value=""
      inputValue={buffer.text}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return
        buffer.type(text)
        setTyped(text.trim())
        setOpen(true)
      }}
      onChange={(_, name) => {
        buffer.type(offered.get(name) ?? name)
        buffer.settle()
        setTyped('')
        onBlur()
      }}
      onBlur={() => {
        buffer.settle()
        setTyped('')
        onBlur()
      }}
      slotProps={{
        paper: { sx: FLOATING },
        listbox: { 'aria-label': label },
        // wider than the box: a code is short, its description is not
        popper:
          part === undefined ? {} : { placement: 'bottom-start', sx: { minWidth: 'min(360px, calc(100vw - 32px))' } },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          {...baseProps(props)}
          id={id}
          // no maxLength: the words searched for may be longer than the code
          slotProps={{
            htmlInput: { ...params.inputProps, maxLength: part === undefined ? field.schema.maxLength : undefined },
          }}
        />
      )}
    />
  )
}

/** Returns the record's name without the other parts of its label. */
const nameOf = (item: Parameters<typeof referenceOf>[0]): string => String(referenceOf(item).nome ?? item.rotulo)
