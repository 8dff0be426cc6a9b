import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSteady } from '#admin/form/state/useSteady.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { askJson } from '#admin/providers/ask.ts'

interface Option {
  id: number
  rotulo: string
}

interface Props {
  /** route of the register: 'cargo-salario/cargos' */
  route: string
  label: string
  /** ids, separated by commas */
  value: string
  /** at most one record */
  single?: boolean
  onChange: (value: string) => void
}

const NONE = 'Nada encontrado'

/** Filter by records of a register, found by search. */
export function RecordsFilter({ route, label, value, single = false, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const ids = value.split(',').filter(Boolean)
  const ask = (query: Record<string, string>) =>
    askJson<Option[]>(`/api/${route}/opcoes`, new URLSearchParams(query), { quiet: true })
  const { data: found = [], isLoading } = useQuery({
    queryKey: ['opcoes', route, typed],
    queryFn: () => ask({ size: '50', ...(typed ? { q: typed } : {}) }),
    staleTime: 60_000,
  })
  const { data: chosen = [] } = useQuery({
    queryKey: ['opcoes', route, 'id', value],
    queryFn: () => ask({ id: value }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  const known = useSteady(ids.length > 0 ? chosen : [])
  return (
    <Autocomplete<Option, true>
      multiple
      size="small"
      limitTags={1}
      options={[...known, ...found.filter(({ id }) => !ids.includes(String(id)))]}
      value={known}
      loading={isLoading}
      loadingText={commonTexts.loading}
      noOptionsText={NONE}
      getOptionLabel={({ rotulo }) => rotulo}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options) => options}
      filterSelectedOptions
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, now) => onChange((single ? now.slice(-1) : now).map(({ id }) => id).join(','))}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
