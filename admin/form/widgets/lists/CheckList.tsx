import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { foldText } from '#schemas/runtime/names.ts'
import { isOfAll } from '../all.ts'
import { ReadOnly } from '../ReadOnly.tsx'
import type { WidgetProps } from '../widget.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { type Choice, keyOf, useChoices } from './useChoices.ts'

/** From this many options on there are a search box and 'Marcar todos'. */
const MANY = 6
/** Options rendered at once; the search finds the others. */
const DRAWN = 300

/** Checkbox list with search and 'Marcar todos'. */
export default function CheckList(props: WidgetProps) {
  const { field, value, onChange, onBlur, disabled } = props
  const { choices, state } = useChoices(field)
  const [search, setSearch] = useState('')
  if (props.readOnly) return <ReadOnly {...props} value={shownTexts(choices, value)} />

  const chosen = new Set((Array.isArray(value) ? value : []).map(keyOf))
  const limit = props.most ?? field.schema.maxItems ?? Number.POSITIVE_INFINITY
  const full = chosen.size >= limit
  const matching = choices.filter(({ title }) => foldText(title).includes(foldText(search)))
  const choose = (keys: Set<unknown>) => {
    const known = new Set(choices.map(({ key }) => key))
    const kept = (Array.isArray(value) ? value : []).filter(
      (one) => keys.has(keyOf(one)) && !known.has(keyOf(one) as string),
    )
    const next = [...kept, ...choices.filter(({ key }) => keys.has(key)).map(({ stored }) => stored)]
    onChange(next.length > 0 ? next : undefined)
    onBlur()
  }
  const toggle = ({ key }: Choice) => choose(chosen.has(key) ? without(chosen, [key]) : new Set([...chosen, key]))

  return (
    <GroupFrame {...props} help={full ? 'Limite de registros selecionados atingido' : props.help}>
      {choices.length >= MANY && (
        <Tools
          {...{ search, setSearch, disabled }}
          label={props.label}
          all={matching.length > 0 && matching.every(({ key }) => chosen.has(key))}
          canMarkAll={matching.length <= limit}
          count={chosen.size}
          none={isOfAll(field) ? 'todos' : 'nenhum'}
          mark={(all) => {
            const keys = matching.map(({ key }) => key)
            choose(all ? new Set([...chosen, ...keys]) : without(chosen, keys))
          }}
        />
      )}
      {/* with all checkboxes disabled, the list itself must be focusable to scroll by keyboard */}
      <Box tabIndex={disabled ? 0 : undefined} sx={{ maxHeight: 232, overflowY: 'auto', px: 0.5 }}>
        {matching.slice(0, DRAWN).map((choice) => (
          <FormControlLabel
            key={String(choice.key)}
            sx={{ display: 'flex', mr: 0 }}
            control={
              <Checkbox
                size="small"
                sx={{ py: 0.5 }}
                checked={chosen.has(choice.key)}
                disabled={disabled || (full && !chosen.has(choice.key))}
                onChange={() => toggle(choice)}
              />
            }
            label={choice.title}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
        <Note text={noteOf(state, matching.length)} />
      </Box>
    </GroupFrame>
  )
}

function noteOf(state: string, matching: number): string | undefined {
  if (state === 'loading') return 'Buscando…'
  if (matching === 0) return 'Nenhum registro encontrado'
  return matching > DRAWN
    ? `Mostrando ${DRAWN} de ${matching.toLocaleString('pt-BR')}. Pesquise para refinar.`
    : undefined
}

function Note({ text }: { text?: string }) {
  return text ? (
    <Typography variant="body2" color="text.secondary" sx={{ px: 1, py: 0.75 }}>
      {text}
    </Typography>
  ) : null
}

interface ToolsProps {
  label: string
  search: string
  setSearch(text: string): void
  all: boolean
  canMarkAll: boolean
  count: number
  /** text shown while nothing is checked */
  none: string
  disabled: boolean
  mark(all: boolean): void
}

function Tools({ label, search, setSearch, all, canMarkAll, count, none, disabled, mark }: ToolsProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.75, borderBottom: 1, borderColor: 'divider', mb: 0.5 }}
    >
      <InputBase
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder="Pesquisar"
        size="small"
        sx={{ flex: 1, minWidth: 60 }}
        inputProps={{ 'aria-label': `Pesquisar em ${label}`, type: 'search' }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
      />
      <Typography
        variant="caption"
        color="text.secondary"
        noWrap
        aria-live="polite"
        sx={{ '@container (max-width: 420px)': { display: 'none' } }}
      >
        {count === 0 ? none : count === 1 ? '1 marcado' : `${count} marcados`}
      </Typography>
      <Button
        size="small"
        disabled={disabled || (!all && !canMarkAll)}
        onClick={() => mark(!all)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {all ? 'Desmarcar todos' : 'Marcar todos'}
      </Button>
    </Box>
  )
}

function without(set: Set<unknown>, keys: unknown[]): Set<unknown> {
  const gone = new Set(keys)
  return new Set([...set].filter((key) => !gone.has(key)))
}

function shownTexts(choices: Choice[], value: unknown): unknown {
  const titles = new Map<unknown, string>(choices.map(({ key, title }) => [key, title]))
  return Array.isArray(value) ? value.map((one) => titles.get(keyOf(one)) ?? one) : value
}
