import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askJson } from '#admin/providers/ask.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { AreasFilter } from '#admin/shell/fields/AreasFilter.tsx'
import { RecordsFilter } from '#admin/shell/fields/RecordsFilter.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Pessoa } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { MAIS_PARTICIPANTES } from '#schemas/runtime/domain/desempenho.ts'
import { PersonCheck } from './PersonCheck.tsx'
import { peopleTexts as t } from './people-texts.ts'

interface Props {
  value: number[]
  onChange: (ids: number[]) => void
}

/** Maximum number of lines; further matches can only be selected all together. */
const SHOWN = 200

const nobody = { estabelecimentosIds: '', areasIds: '', cargosIds: '', nome: '' }

/** Picker of talentos by establishment, area, position and name; one by one, or all matches. */
export function ChoosePeople({ value, onChange }: Props) {
  const [filtro, setFiltro] = useState(nobody)
  const narrow = (changes: Partial<typeof nobody>) => setFiltro((now) => ({ ...now, ...changes }))
  const [nome, type] = useDebounced(filtro.nome, (text) => narrow({ nome: text }))
  const query = Object.fromEntries(Object.entries(filtro).filter(([, each]) => each !== ''))
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['podem-participar', query],
    queryFn: ({ signal }) =>
      askJson<Pessoa[]>('/api/cargo-salario/colaboradores/participantes', new URLSearchParams(query), {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const found = data.map(({ id }) => id)
  const all = found.length > 0 && found.every((id) => value.includes(id))
  const toggle = (ids: number[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)))
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          mb: 1,
        }}
      >
        <SearchField label={t.name} value={nome} onChange={type} />
        <RecordsFilter
          route="utilitario/estabelecimentos"
          label={t.establishments}
          value={filtro.estabelecimentosIds}
          onChange={(estabelecimentosIds) => narrow({ estabelecimentosIds })}
        />
        <AreasFilter label={t.areas} value={filtro.areasIds} onChange={(areasIds) => narrow({ areasIds })} />
        <RecordsFilter
          route="cargo-salario/cargos"
          label={t.positions}
          value={filtro.cargosIds}
          onChange={(cargosIds) => narrow({ cargosIds })}
        />
      </Box>
      {error && (
        <RetryAlert onRetry={refetch} sx={{ mb: 1 }}>
          {t.loadFailed}
        </RetryAlert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={all}
              disabled={found.length === 0}
              onChange={({ target }) => toggle(found, target.checked)}
            />
          }
          label={error && found.length === 0 ? t.noneRead : found.length > 0 ? t.all(found.length) : t.noPeople}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          {t.chosen(value.length)}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-label={t.people}
        sx={{ maxHeight: 260, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, px: 1 }}
      >
        {data.slice(0, SHOWN).map(({ id, nome: name, cargo, area }) => (
          <PersonCheck
            key={id}
            nome={name}
            about={[cargo, area].filter(Boolean).join(' · ')}
            checked={value.includes(id)}
            onChange={(on) => toggle([id], on)}
          />
        ))}
      </Box>
      {data.length > SHOWN && (
        <Typography role="note" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {data.length < MAIS_PARTICIPANTES ? t.shown(SHOWN) : t.most(MAIS_PARTICIPANTES)}
        </Typography>
      )}
    </Box>
  )
}
