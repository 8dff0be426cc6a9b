import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { commonTexts } from '#admin/i18n/common.ts'
import { askJson } from '#admin/providers/ask.ts'

interface Opcao {
  id: number
  rotulo: string
}

interface Props {
  /** API path of the register: 'cargo-salario/cargos' */
  route: string
  label: string
  value: number[]
  error?: string
  onChange: (ids: number[]) => void
}

/** Multi-select of a small register: all records are loaded at once, unpaged. */
export function RecordsPicker({ route, label, value, error, onChange }: Props) {
  const all = useQuery({
    queryKey: ['opcoes', route, 'todas'],
    queryFn: ({ signal }) =>
      askJson<Opcao[]>(`/api/${route}/opcoes`, new URLSearchParams({ unpaged: 'true' }), { signal, quiet: true }),
  })
  const options = all.data ?? []
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={6}
      options={options}
      loading={all.isFetching}
      value={options.filter(({ id }) => value.includes(id))}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      getOptionLabel={({ rotulo }) => rotulo}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={commonTexts.noOptions}
      loadingText={commonTexts.loading}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField {...params} size="small" label={label} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
