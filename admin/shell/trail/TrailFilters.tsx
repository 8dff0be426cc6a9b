import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { Whose } from '#schemas/runtime/answers/trail.ts'
import { DateFilter } from '../fields/DateFilter.tsx'
import { trailTexts } from './texts.ts'

export type FilterValues = Record<string, string>

/** Filter values of a log, and how to change them. */
export interface FiltersProps {
  values: FilterValues
  onChange(changes: FilterValues): void
  onClear(): void
}

/** Date range, plus the filters of a screen. */
export function TrailFilters({ values, onChange, onClear, children }: FiltersProps & { children: ReactNode }) {
  const dated = (name: string, label: string) => (
    <DateFilter {...{ name, label }} value={values[name] ?? ''} onChange={(value) => onChange({ [name]: value })} />
  )
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {dated('dataIni', trailTexts.from)}
        {dated('dataFim', trailTexts.to)}
        {children}
      </Box>
      <Button size="small" sx={{ mt: 1 }} onClick={onClear} disabled={Object.keys(values).length === 0}>
        {trailTexts.clear}
      </Button>
    </Paper>
  )
}

type WhoseProps = Pick<FiltersProps, 'values' | 'onChange'> & { whose: Whose | undefined }

/** Filter by user. */
export const UserFilter = ({ whose, ...props }: WhoseProps) => (
  <ChoiceFilter {...props} name="usuarioId" label={trailTexts.user} options={named(whose?.usuarios)} />
)

/** Filter by company, for users who see all companies. */
export const CompanyFilter = ({ whose, ...props }: WhoseProps) =>
  whose?.todasEmpresas && (
    <ChoiceFilter
      {...props}
      name="empresa"
      label={trailTexts.company}
      options={[['todas', trailTexts.everyCompany], ...named(whose.empresas)]}
    />
  )

const named = (list: { id: number; nome: string }[] = []): [string, string][] =>
  list.map(({ id, nome }) => [String(id), nome])

interface ChoiceProps extends Pick<FiltersProps, 'values' | 'onChange'> {
  name: string
  label: string
  /** [value, title] */
  options: [string, string][]
  /** further filter values set with it */
  more?: FilterValues
}

/** Filter with one of several values, or any. */
export function ChoiceFilter({ name, label, options, more, values, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(([value]) => value === values[name]) ? values[name] : ''}
      onChange={(event) => onChange({ [name]: event.target.value, ...more })}
    >
      <MenuItem value="">{trailTexts.all}</MenuItem>
      {options.map(([value, title]) => (
        <MenuItem key={value} value={value}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}
