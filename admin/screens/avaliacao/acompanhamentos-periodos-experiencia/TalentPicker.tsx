import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import type { ExperienceTalent } from '#schemas/runtime/answers/evaluation/experience.ts'
import { fetchTalents } from './api.ts'
import { experienciaTexts as t } from './texts.ts'

interface Props {
  value: ExperienceTalent | undefined
  error: string | undefined
  onChange: (id: number | undefined) => void
}

/** Picker of the talents whom the user may evaluate, ordered by due day as the server returns them. */
export function TalentPicker({ value, error, onChange }: Props) {
  const [q, setQ] = useState('')
  const [, type] = useDebounced(q, setQ)
  const query = new URLSearchParams({ size: '20', ...(q && { nome: q }) })
  const { data, isFetching } = useQuery({
    queryKey: ['experiencia-talentos', q],
    queryFn: ({ signal }) => fetchTalents(query, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const options = (data?.itens ?? []).filter(({ podeAvaliar }) => podeAvaliar)
  return (
    <Autocomplete
      options={options}
      loading={isFetching}
      value={value ?? null}
      onChange={(_event, option) => onChange(option?.id)}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      getOptionLabel={({ nome, matricula }) => (matricula ? `${nome} – ${matricula}` : nome)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all) => all}
      noOptionsText={t.noTalent}
      loadingText={commonTexts.loading}
      renderInput={(params) => (
        <TextField {...params} required size="small" label={t.talent} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
