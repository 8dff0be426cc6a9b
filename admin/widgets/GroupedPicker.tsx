import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'

/** An option that belongs to a group of the menu. */
export interface Grouped {
  chave: string
  titulo: string
  grupo: string
  /** what it is, in a sentence below its title */
  resumo?: string
}

interface Props {
  options: readonly Grouped[]
  /** `chave` of the chosen one */
  value: string | undefined
  onChange: (value: string | undefined) => void
  onBlur?: () => void
  /** cannot be cleared */
  chosen?: boolean
  disabled?: boolean
  /** text for no match */
  nothing: string
  field: TextFieldProps
}

/** Matches any part of its title or its group's title, ignoring accents. */
const matching = createFilterOptions<Grouped>({ stringify: ({ titulo, grupo }) => `${titulo} ${grupo}`, trim: true })

/** Autocomplete over options grouped by menu group. */
export function GroupedPicker({ options, value, onChange, onBlur, chosen = false, disabled, nothing, field }: Props) {
  return (
    <Autocomplete<Grouped, false, boolean>
      id={field.id}
      size="small"
      options={options}
      value={options.find(({ chave }) => chave === value) ?? null}
      onChange={(_event, now) => onChange(now?.chave)}
      onBlur={onBlur}
      disabled={disabled}
      disableClearable={chosen}
      autoHighlight
      groupBy={({ grupo }) => grupo}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ chave }) => chave}
      isOptionEqualToValue={(a, b) => a.chave === b.chave}
      filterOptions={matching}
      noOptionsText={nothing}
      renderOption={({ key, ...item }, { titulo, resumo }) => (
        <li key={key} {...item}>
          <div>
            {titulo}
            {resumo && (
              <Typography variant="body2" color="text.secondary">
                {resumo}
              </Typography>
            )}
          </div>
        </li>
      )}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  )
}
