import FilterAlt from '@mui/icons-material/FilterAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { AreasFilter } from '#admin/shell/fields/AreasFilter.tsx'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { RecordsFilter } from '#admin/shell/fields/RecordsFilter.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { experienciaTexts as t } from './texts.ts'

/** The list's filters by query parameter; '' means not filtered. */
export type Filtro = Record<
  'q' | 'situacao' | 'vencidos' | 'vencimentoDe' | 'vencimentoAte' | 'periodosIds' | 'areasIds' | 'estabelecimentosIds',
  string
>

interface Props {
  filtro: Filtro
  onChange: (changes: Partial<Filtro>) => void
  onClear?: (() => void) | undefined
}

/** Filters of the list: name, state and overdue are always visible, the others in a panel that opens. */
export function Filters({ filtro, onChange, onClear }: Props) {
  const [open, setOpen] = useState(false)
  const [text, type, flush] = useDebounced(filtro.q, (q) => onChange({ q }))
  const id = useId()
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
          <SearchField
            fullWidth
            label={t.search}
            value={text}
            onChange={type}
            onKeyDown={(event) => event.key === 'Enter' && flush()}
            htmlInput={{ maxLength: 200 }}
          />
        </Box>
        <TextField
          select
          size="small"
          label={t.situation}
          value={filtro.situacao}
          onChange={(event) => onChange({ situacao: event.target.value })}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 220px' } }}
        >
          {Object.entries(t.situations).map(([each, title]) => (
            <MenuItem key={each} value={each}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          sx={{ ml: 0 }}
          label={t.overdue}
          control={
            <Switch
              size="small"
              checked={filtro.vencidos === 'true'}
              onChange={(_event, on) => onChange({ vencidos: on ? 'true' : '' })}
            />
          }
        />
        <Button
          color="inherit"
          startIcon={<FilterAlt />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? commonTexts.hideFilter : commonTexts.showFilter}
        </Button>
        {onClear && (
          <Button size="small" onClick={onClear}>
            {t.clear}
          </Button>
        )}
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <Panel filtro={filtro} onChange={onChange} />
      </Collapse>
    </Box>
  )
}

function Panel({ filtro, onChange }: Pick<Props, 'filtro' | 'onChange'>) {
  const { schemas } = useSession()
  // a register filters the list only if the session has its schema
  const sees = (path: string) => schemas.some((one) => one.path === path)
  const day = (name: 'vencimentoDe' | 'vencimentoAte', label: string) => (
    <DateFilter {...{ name, label }} value={filtro[name]} onChange={(value) => onChange({ [name]: value })} />
  )
  const records = (name: 'periodosIds' | 'estabelecimentosIds', route: string, label: string) => (
    <RecordsFilter route={route} label={label} value={filtro[name]} onChange={(ids) => onChange({ [name]: ids })} />
  )
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1.5, pt: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {day('vencimentoDe', t.from)}
      {day('vencimentoAte', t.to)}
      {sees('avaliacao/periodo-experiencia') && records('periodosIds', 'avaliacao/periodos-experiencia', t.period)}
      {sees('cargo-salario/area-organizacional') && (
        <AreasFilter label={t.areas} value={filtro.areasIds} onChange={(areasIds) => onChange({ areasIds })} />
      )}
      {sees('utilitario/estabelecimento') &&
        records('estabelecimentosIds', 'utilitario/estabelecimentos', t.establishments)}
    </Box>
  )
}
