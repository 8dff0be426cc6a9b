import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { askJson } from '#admin/providers/ask.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { candidaturaTexts as t } from './texts.ts'

interface Pessoa {
  id: number
  nome: string
}

interface Props {
  value: Pessoa[]
  error: string | undefined
  onChange: (value: Pessoa[]) => void
}

/** Picker of the interviewers: users, searched by name. */
export function Interviewers({ value, error, onChange }: Props) {
  const [q, setQ] = useState('')
  const [, type] = useDebounced(q, setQ)
  const { data = [], isFetching } = useQuery({
    queryKey: ['opcoes', 'utilitario/usuarios', { q, range: '[0,19]' }],
    queryFn: ({ signal }) =>
      askJson<{ id: number; rotulo: string }[]>(
        '/api/utilitario/usuarios/opcoes',
        new URLSearchParams({ q, range: '[0,19]' }),
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <Autocomplete
      multiple
      size="small"
      options={data.map(({ id, rotulo }) => ({ id, nome: rotulo }))}
      loading={isFetching}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      getOptionLabel={({ nome }) => nome}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options) => options}
      filterSelectedOptions
      noOptionsText={commonTexts.noOptions}
      loadingText={commonTexts.loading}
      renderInput={(params) => (
        <TextField {...params} label={t.interviewers} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
