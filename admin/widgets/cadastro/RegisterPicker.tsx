import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { Cadastro } from './registers.ts'

interface Props {
  registers: Cadastro[]
  /** path of the entity */
  value: string | undefined
  onChange: (value: string | undefined) => void
  onBlur?: () => void
  /** it cannot be emptied */
  chosen?: boolean
  disabled?: boolean
  field: TextFieldProps
}

/** By any part of its title or of its group's, accents aside. */
const matching = createFilterOptions<Cadastro>({ stringify: ({ titulo, grupo }) => `${titulo} ${grupo}`, trim: true })

/** One of many registers: found by what is typed, under the groups of the menu. */
export function RegisterPicker({ registers, value, onChange, onBlur, chosen = false, disabled, field }: Props) {
  return (
    <Autocomplete<Cadastro, false, boolean>
      id={field.id}
      size="small"
      options={registers}
      value={registers.find(({ entidade }) => entidade === value) ?? null}
      onChange={(_event, now) => onChange(now?.entidade)}
      onBlur={onBlur}
      disabled={disabled}
      disableClearable={chosen}
      autoHighlight
      groupBy={({ grupo }) => grupo}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ entidade }) => entidade}
      isOptionEqualToValue={(a, b) => a.entidade === b.entidade}
      filterOptions={matching}
      noOptionsText="Nenhum cadastro com esse nome"
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  )
}
