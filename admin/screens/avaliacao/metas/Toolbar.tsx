import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { GoalName, GoalTree } from '#schemas/runtime/answers/evaluation/goals.ts'
import { responsiblesOf, type Wanted } from './shown.ts'
import { metasTexts as t } from './texts.ts'

interface Props {
  tree: GoalTree
  wanted: Wanted
  list: boolean
  zoom: number
  onPeriod(id: number): void
  onWant(wanted: Wanted): void
  onList(list: boolean): void
  onZoom(zoom: number): void
}

/** Period, filters of the tree, list or tree view, and zoom. */
export function Toolbar({ tree, wanted, list, zoom, onPeriod, onWant, onList, onZoom }: Props) {
  const zoomTo = (by: number) => () => onZoom(Math.min(2, Math.max(0.3, Math.round((zoom + by) * 10) / 10)))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
      <Choice
        label={t.period}
        value={tree.periodo}
        options={tree.periodos}
        onChange={(id) => id !== undefined && onPeriod(id)}
      />
      <Choice
        label={t.area}
        value={wanted.area}
        options={tree.areas}
        every={t.all}
        onChange={(area) => onWant({ ...wanted, area })}
      />
      <Choice
        label={t.responsible}
        value={wanted.responsible}
        options={responsiblesOf(tree.objetivos)}
        every={t.everybody}
        onChange={(responsible) => onWant({ ...wanted, responsible })}
      />
      {tree.talento && (
        <FormControlLabel
          control={<Switch size="small" checked={wanted.mine} onChange={(_, mine) => onWant({ ...wanted, mine })} />}
          label={t.mine}
        />
      )}
      <FormControlLabel
        control={<Switch size="small" checked={list} onChange={(_, next) => onList(next)} />}
        label={t.list}
      />
      {!list && (
        <Box>
          <IconButton aria-label={t.zoomOut} disabled={zoom <= 0.3} onClick={zoomTo(-0.1)}>
            <Remove />
          </IconButton>
          <IconButton aria-label={t.zoomIn} disabled={zoom >= 2} onClick={zoomTo(0.1)}>
            <Add />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}

interface ChoiceProps {
  label: string
  value: number | undefined
  options: GoalName[]
  /** label of the empty option; without it a choice is mandatory */
  every?: string
  onChange(id: number | undefined): void
}

/** A select of records by name. A value missing from the options of the period is kept, shown as empty. */
function Choice({ label, value, options, every, onChange }: ChoiceProps) {
  const known = options.some(({ id }) => id === value)
  return (
    <TextField
      select
      size="small"
      label={label}
      value={known ? value : ''}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      sx={{ width: { xs: '100%', sm: 196 } }}
    >
      {every !== undefined && <MenuItem value="">{every}</MenuItem>}
      {options.map(({ id, nome }) => (
        <MenuItem key={id} value={id}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  )
}
