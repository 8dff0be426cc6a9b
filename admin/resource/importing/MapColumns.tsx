import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { SentSheet } from '#admin/providers/records/imports.ts'
import { importacaoTexts } from './texts.ts'

const t = importacaoTexts

interface Props {
  sheet: SentSheet
  mapa: (string | null)[]
  onChange(mapa: (string | null)[]): void
  onSimulate(): void
  busy: boolean
  /** further inputs before the dry run */
  children?: ReactNode
}

/** Mapping of spreadsheet columns to fields, preset by title and editable. */
export function MapColumns({ sheet, mapa, onChange, onSimulate, busy, children }: Props) {
  const { colunas, campos } = sheet
  const used = mapa.flatMap((path) => path ?? [])
  const missing = campos.filter(({ campo, obrigatorio }) => obrigatorio && !used.includes(campo))
  const twice = campos.find(({ campo }) => used.indexOf(campo) !== used.lastIndexOf(campo))
  const problem = twice ? t.twice(twice.titulo) : used.length === 0 ? t.empty : undefined
  const set = (index: number, path: string | null) => onChange(mapa.map((now, i) => (i === index ? path : now)))
  return (
    <Box component="section" aria-labelledby="import-columns">
      <Typography id="import-columns" variant="h2" sx={{ mb: 1 }}>
        {t.columnsTitle}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.columnsText}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {Object.entries(colunas).map(([position, { titulo, exemplos }]) => {
          const index = Number(position)
          const name = titulo.trim() || t.unnamed(index + 1)
          const chosen = campos.find(({ campo }) => campo === mapa[index]) ?? null
          return (
            <Box
              component="li"
              key={position}
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'center' }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
                <Box
                  sx={{
                    fontSize: 12,
                    color: 'text.secondary',
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {exemplos.join(' · ')}
                </Box>
              </Box>
              <Autocomplete
                size="small"
                options={campos}
                value={chosen}
                getOptionLabel={(one) => one.titulo}
                getOptionKey={(one) => one.campo}
                isOptionEqualToValue={(a, b) => a.campo === b.campo}
                onChange={(_, place) => set(index, place?.campo ?? null)}
                renderInput={(params) => (
                  <TextField
                    {...params}
                    label={t.targetOf(name)}
                    placeholder={t.none}
                    slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
                  />
                )}
              />
            </Box>
          )
        })}
      </Box>
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : (
        missing.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t.missing(missing.map(({ titulo }) => titulo).join(', '))}
          </Alert>
        )
      )}
      {children}
      <Box sx={{ mt: 2, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onSimulate} loading={busy} disabled={problem !== undefined}>
          {t.simulate}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
          {t.simulateText}
        </Typography>
      </Box>
    </Box>
  )
}
