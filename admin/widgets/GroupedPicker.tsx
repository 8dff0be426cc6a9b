import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'

/** One of many things that stand in groups of the menu. */
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
  /** it cannot be emptied */
  chosen?: boolean
  disabled?: boolean
  /** said when nothing is called like that */
  nothing: string
  field: TextFieldProps
}

/** By any part of its title or of its group's, accents aside. */
const matching = createFilterOptions<Grouped>({ stringify: ({ titulo, grupo }) => `${titulo} ${grupo}`, trim: true })

/** One of many: found by what is typed, under the groups of the menu. */
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
