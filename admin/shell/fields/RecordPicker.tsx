import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { askJson } from '#admin/providers/ask.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'

interface Opcao {
  id: number
  rotulo: string
}

interface Props {
  /** route of the records: 'captacao/candidatos' */
  route: string
  /** last path segment of a call below the route that lists only some records, with parameters `nome` and `range` */
  offeredBy?: string
  label: string
  value: number | undefined
  onChange: (id: number | undefined) => void
  /** takes the full width of its container */
  fullWidth?: boolean
  /** validation message */
  error?: string | undefined
}

const optionsOf = (route: string, query: Record<string, string>, call = 'opcoes') => ({
  queryKey: ['opcoes', route, call, query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    askJson<Opcao[]>(`/api/${route}/${call}`, new URLSearchParams(query), { signal, quiet: true }),
})

/** Picker of one record outside a form, with search. */
export function RecordPicker({ route, offeredBy, label, value, onChange, fullWidth = false, error }: Props) {
  const [q, setQ] = useState('')
  const [, type] = useDebounced(q, setQ)
  const asked: Record<string, string> = offeredBy === undefined ? { q } : { nome: q }
  const found = useQuery({
    ...optionsOf(route, { ...asked, range: '[0,19]' }, offeredBy),
    placeholderData: keepPreviousData,
  })
  const own = useQuery({
    ...optionsOf(route, { filter: JSON.stringify({ id: [value] }) }),
    enabled: value !== undefined,
  })
  const chosen = value === undefined ? null : (own.data?.[0] ?? null)
  return (
    <Autocomplete
      sx={fullWidth ? { width: '100%' } : { width: { xs: 'calc(100vw - 32px)', sm: 360 } }}
      options={found.data ?? []}
      loading={found.isFetching}
      value={chosen}
      onChange={(_event, option) => onChange(option?.id)}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      getOptionLabel={({ rotulo }) => rotulo}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options) => options}
      noOptionsText={commonTexts.noOptions}
      loadingText={commonTexts.loading}
      renderInput={(params) => (
        <TextField {...params} size="small" label={label} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
