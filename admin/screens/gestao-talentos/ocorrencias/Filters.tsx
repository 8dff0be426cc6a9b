import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useSession } from '#admin/providers/session.ts'
import { AreasFilter } from '#admin/shell/fields/AreasFilter.tsx'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { RecordsFilter } from '#admin/shell/fields/RecordsFilter.tsx'
import { ocorrenciasTexts as t } from './texts.ts'

/** The list's filters by query parameter; '' means not filtered. */
export type Filtro = Record<
  'dataIni' | 'dataFim' | 'areasIds' | 'estabelecimentosIds' | 'cargosIds' | 'qtdItens',
  string
>

interface Props {
  filtro: Filtro
  onChange: (changes: Partial<Filtro>) => void
  onClear?: () => void
}

const sizes = ['50', '100', '500', '1000']

/** Filters by period and registers; a register is offered only if the session has its schema. */
export function Filters({ filtro, onChange, onClear }: Props) {
  const { schemas } = useSession()
  const sees = (path: string) => schemas.some((one) => one.path === path)
  const day = (name: 'dataIni' | 'dataFim', label: string) => (
    <DateFilter
      {...{ name, label }}
      value={filtro[name]}
      onChange={(value) => value !== '' && onChange({ [name]: value })}
    />
  )
  const records = (name: 'estabelecimentosIds' | 'cargosIds', route: string, label: string) => (
    <RecordsFilter route={route} label={label} value={filtro[name]} onChange={(ids) => onChange({ [name]: ids })} />
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
      }}
    >
      {day('dataIni', t.from)}
      {day('dataFim', t.to)}
      {sees('cargo-salario/area-organizacional') && (
        <AreasFilter label={t.areas} value={filtro.areasIds} onChange={(areasIds) => onChange({ areasIds })} />
      )}
      {sees('utilitario/estabelecimento') &&
        records('estabelecimentosIds', 'utilitario/estabelecimentos', t.establishments)}
      {sees('cargo-salario/cargo') && records('cargosIds', 'cargo-salario/cargos', t.positions)}
      <TextField
        select
        size="small"
        label={t.rows}
        value={filtro.qtdItens}
        onChange={(event) => onChange({ qtdItens: event.target.value })}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      {onClear && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </Box>
  )
}
