import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LookupItem } from '#admin/form/lookup.ts'
import { useSteady } from '#admin/form/state/useSteady.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { useFormServices } from '../services/form-services.ts'
import { filtersTexts } from './texts.ts'
import { useDebounced } from './useDebounced.ts'
import { useHeld } from './useHeld.ts'
import { useLabels } from './useLabels.ts'

interface Props {
  title: string
  /** path of the referenced entity */
  target: string
  many: boolean
  /** id, or ids when many */
  value: unknown
  onChange: (value: unknown) => void
}

const pageOfOptions: [number, number] = [0, 19]

/** Picker of records of another entity (debounce 500 ms, 20 per page; spec 1 §9). */
export default function ReferenceFilter({ title, target, many, value, onChange }: Props) {
  const { lookup } = useFormServices()
  const [open, setOpen] = useState(false)
  const [q, setQ] = useState('')
  const [, type] = useDebounced(q, setQ)
  const [held, hold] = useHeld(value, onChange)
  const ids = [held].flat().filter((id): id is number => typeof id === 'number')
  const { items: labels, missing } = useLabels(target, ids)
  const { data, isFetching } = useQuery({
    queryKey: ['opcoes', target, q],
    queryFn: ({ signal }) => lookup.options(target, { q, range: pageOfOptions }, signal),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  // items chosen here keep their label: fetching it again would replace the item while the next one is typed
  const picked = useRef(new Map<number, LookupItem>())
  const items = useSteady(
    ids.map(
      (id): LookupItem =>
        picked.current.get(id) ??
        labels.find((item) => item.id === id) ?? {
          id,
          rotulo: missing.includes(id) ? filtersTexts.missing(String(id)) : '…',
        },
    ),
  )
  return (
    <Autocomplete<LookupItem, boolean>
      multiple={many}
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false)
        type('')
      }}
      options={data?.items ?? []}
      loading={isFetching}
      loadingText={commonTexts.loading}
      noOptionsText={commonTexts.noOptions}
      filterOptions={(options) => options}
      getOptionLabel={({ rotulo }) => rotulo}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      value={many ? items : (items[0] ?? null)}
      onChange={(_event, next) => {
        for (const item of [next ?? []].flat()) picked.current.set(item.id, item)
        hold(Array.isArray(next) ? next.map(({ id }) => id) : next?.id)
      }}
      onInputChange={(_event, next, reason) => reason === 'input' && type(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={title}
          placeholder={ids.length === 0 ? filtersTexts.any : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    />
  )
}
