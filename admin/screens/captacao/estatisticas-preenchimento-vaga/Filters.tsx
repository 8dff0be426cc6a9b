import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { AreasFilter } from '#admin/shell/fields/AreasFilter.tsx'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { RecordsFilter } from '#admin/shell/fields/RecordsFilter.tsx'
import { estatisticasTexts } from './texts.ts'
import type { Filtro } from './useEstatisticas.ts'

interface Props {
  filtro: Filtro
  onChange: (changes: Filtro) => void
  onClear: () => void
}

/** Register behind each filter. */
const routes = {
  estabelecimentosIds: 'utilitario/estabelecimentos',
  cargosIds: 'cargo-salario/cargos',
  motivosIds: 'captacao/motivos-solicitacao',
  solicitacaoId: 'captacao/solicitacoes-pessoal',
} as const

/** Filters of the requests by day of creation, establishment, area, position and reason. */
export function Filters({ filtro, onChange, onClear }: Props) {
  const t = estatisticasTexts.filters
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' }, mb: 2 }}
      >
        {open ? commonTexts.hideFilter : commonTexts.showFilter}
      </Button>
      {/* collapsed on a phone, so that the numbers come first */}
      <Paper variant="outlined" sx={{ p: 2, mb: 2, display: { xs: open ? 'block' : 'none', md: 'block' } }}>
        <Box
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}
        >
          {(['dataIni', 'dataFim'] as const).map((name) => (
            <DateFilter
              key={name}
              name={name}
              label={name === 'dataIni' ? t.from : t.to}
              value={filtro[name] ?? ''}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
          <AreasFilter
            label={t.areasIds}
            value={filtro.areasIds ?? ''}
            onChange={(areasIds) => onChange({ areasIds })}
          />
          {Object.entries(routes).map(([name, route]) => (
            <RecordsFilter
              key={name}
              route={route}
              label={t[name as keyof typeof routes]}
              single={name === 'solicitacaoId'}
              value={filtro[name] ?? ''}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
          <Button
            size="small"
            sx={{ justifySelf: 'start' }}
            onClick={onClear}
            disabled={Object.keys(filtro).length === 0}
          >
            {t.clear}
          </Button>
        </Box>
      </Paper>
    </>
  )
}
