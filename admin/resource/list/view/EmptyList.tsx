import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { inSentence } from '#schemas/runtime/names.ts'
import { useEntity } from '../../entity-context.ts'
import { activeFilters } from '../../filters/filter-kind.ts'
import { isFeminine } from '../../names.ts'
import { listTexts } from '../texts.ts'

/** Empty list: no records yet, with a link to create one; or no match, with a button that clears the filters. */
export function EmptyList() {
  const { entity, schema, resource } = useEntity()
  const { filterValues = {}, setFilters } = useListContext()
  const filtered = Boolean(filterValues.q) || activeFilters(entity, filterValues).length > 0
  const action = filtered ? (
    <Button variant="outlined" color="inherit" onClick={() => setFilters({}, [])}>
      {listTexts.clearFilters}
    </Button>
  ) : (
    schema.can.create && (
      <Button component={AppLink} to={`/${resource}/new`} variant="contained" startIcon={<Add />}>
        {listTexts.new(inSentence(entity.title), isFeminine(entity))}
      </Button>
    )
  )
  return (
    <NothingYet
      filtered={filtered}
      title={filtered ? listTexts.emptyFiltered : listTexts.emptyTitle(inSentence(entity.plural))}
      action={action}
    >
      {filtered ? listTexts.emptyFilteredText : listTexts.emptyText}
    </NothingYet>
  )
}
