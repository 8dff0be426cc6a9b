import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ButtonPanel } from '#admin/shell/dialogs/ButtonPanel.tsx'
import type { Entity, Filter } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { FilterInput } from './FilterInput.tsx'
import { filterKind, offeredFilters, restrictsList } from './filter-kind.ts'
import { filtersTexts } from './texts.ts'
import { useFilterValues } from './useFilterValues.ts'

const most = 3

/** Max width of a chip, so that search, chips and buttons fit one row at 1366 px. */
const shortened = { maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** Filters with a choice instead of typed text (texts are found by the search); workflow states have chips of their own above the list. */
function quickFilters(entity: Entity): Filter[] {
  const { list, workflows } = entity
  const states = new Set([list.states, ...(workflows ?? []).map(({ name, filter }) => filter ?? name)])
  const byState = (filter: Filter) =>
    states.has(filter.name) || workflows?.some(({ field }) => field !== undefined && field === filter.field)
  return offeredFilters(entity).filter((filter) => !byState(filter))
}

/** The first choice filters as chips beside the search, which open their options. Active ones are shown as chips below instead. */
export function QuickFilters() {
  const { entity } = useEntity()
  return quickFilters(entity)
    .filter((filter) => ['choice', 'reference'].includes(filterKind(entity, filter).kind))
    .slice(0, most)
    .map((filter) => <QuickFilter key={filter.name} filter={filter} />)
}

function QuickFilter({ filter }: { filter: Filter }) {
  const { values, set } = useFilterValues()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const value = values[filter.name]
  if (!anchor && restrictsList(filter, value)) return null
  const change = (next: unknown) => {
    set(filter.name, next)
    if (!Array.isArray(next)) setAnchor(undefined)
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={filtersTexts.filterBy(filter.title)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 5, fontWeight: 500, pr: 1.25 }}
      >
        <Box component="span" sx={shortened} title={filter.title}>
          {filter.title}
        </Box>
      </Button>
      <ButtonPanel
        anchor={anchor}
        label={filtersTexts.filterBy(filter.title)}
        width={320}
        side="left"
        onClose={() => setAnchor(undefined)}
      >
        <Box sx={{ p: 2, pt: 2.25 }}>
          <FilterInput filter={filter} value={value} onChange={change} />
        </Box>
      </ButtonPanel>
    </>
  )
}
