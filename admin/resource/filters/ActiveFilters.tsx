import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { listTexts } from '#admin/resource/list/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Filter } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { COUNTED, type Counted, countedOf } from './counted.ts'
import { activeFilters, type FilterKind, filterKind } from './filter-kind.ts'
import { filtersTexts } from './texts.ts'
import { useFilterValues } from './useFilterValues.ts'
import { useLabels } from './useLabels.ts'

/** Active filters of the list as removable chips. */
export function ActiveFilters() {
  const { entity } = useEntity()
  const { values, set, clear } = useFilterValues()
  const active = activeFilters(entity, values)
  const counted = countedOf(values)
  if (active.length === 0 && !counted) return null
  return (
    <Box
      role="group"
      aria-label={filtersTexts.activeFilters}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.25, alignItems: 'center' }}
    >
      {counted && <CountedChip {...counted} onRemove={() => set(COUNTED, undefined)} />}
      {active.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={values[filter.name]}
          onRemove={() => set(filter.name, undefined)}
        />
      ))}
      <Button size="small" color="inherit" onClick={clear} sx={{ minHeight: 24, py: 0 }}>
        {listTexts.clearFilters}
      </Button>
    </Box>
  )
}

/** Chip for "the rows behind a figure": the figure's title, and a link back to its page. */
function CountedChip({ titulo, volta, onRemove }: Counted & { onRemove(): void }) {
  const label = filtersTexts.counted(titulo)
  return (
    <>
      <Chip size="small" label={label} onDelete={onRemove} aria-label={filtersTexts.removeFilter(label)} />
      {volta && (
        <Button size="small" component={AppLink} to={volta} sx={{ minHeight: 24, py: 0 }}>
          {filtersTexts.backToFigure}
        </Button>
      )}
    </>
  )
}

interface ChipProps {
  filter: Filter
  value: unknown
  onRemove: () => void
}

function FilterChip(props: ChipProps) {
  const { entity } = useEntity()
  const kind = filterKind(entity, props.filter)
  if (kind.kind === 'reference') return <ReferenceChip {...props} target={kind.target} />
  return <PlainChip {...props} text={textOf(kind, props.value)} />
}

/** Names shown in a chip; further ones are counted. In a tree the highest nodes come first. */
const NAMED = 3

function ReferenceChip({ target, ...props }: ChipProps & { target: string }) {
  const ids = [props.value].flat().filter((id): id is number => typeof id === 'number')
  const { items, missing } = useLabels(target, ids)
  const all = ids.flatMap((id) => items.find((item) => item.id === id)?.rotulo ?? [])
  const names = all.length > NAMED ? [...all.slice(0, NAMED - 1), filtersTexts.more(all.length - NAMED + 1)] : all
  if (missing.length === 0) return <PlainChip {...props} text={names.join(', ') || '…'} />
  return <PlainChip {...props} text={[...names, filtersTexts.missing(missing.join(', '))].join(', ')} broken />
}

function PlainChip({ filter, text, broken = false, onRemove }: ChipProps & { text: string; broken?: boolean }) {
  const label = `${filter.title}: ${text}`
  return (
    <Chip
      size="small"
      color={broken ? 'warning' : undefined}
      variant={broken ? 'outlined' : undefined}
      label={label}
      onDelete={onRemove}
      slotProps={{ root: { title: broken ? filtersTexts.missingText : label }, label: { style: { maxWidth: 320 } } }}
      aria-label={filtersTexts.removeFilter(label)}
    />
  )
}

function textOf(kind: FilterKind, value: unknown): string {
  if (kind.kind === 'choice') {
    const values = [value].flat()
    return kind.options.flatMap((option) => (values.includes(option.value) ? [option.title] : [])).join(', ')
  }
  return kind.kind === 'date' ? displayDay(String(value)) : String(value)
}
