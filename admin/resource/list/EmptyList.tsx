import Add from '@mui/icons-material/Add'
import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useEntity } from '../entity-context.ts'
import { activeFilters } from '../filters/filter-kind.ts'
import { inSentence, isFeminine } from '../names.ts'
import { listTexts } from './texts.ts'

/** Nothing there yet, with the way to the first record; or nothing found, with the way back. */
export function EmptyList() {
  const { entity, schema, resource } = useEntity()
  const { filterValues = {}, setFilters } = useListContext()
  const filtered = Boolean(filterValues.q) || activeFilters(entity, filterValues).length > 0
  const Icon = filtered ? FilterAltOff : Inbox
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7 }}>
      <Icon sx={{ fontSize: 40, color: 'text.disabled' }} />
      <Typography variant="h2">
        {filtered ? listTexts.emptyFiltered : listTexts.emptyTitle(inSentence(entity.plural))}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 420, pb: 1 }}>
        {filtered ? listTexts.emptyFilteredText : listTexts.emptyText}
      </Typography>
      {filtered ? (
        <Button variant="outlined" color="inherit" onClick={() => setFilters({}, [])}>
          {listTexts.clearFilters}
        </Button>
      ) : (
        schema.can.create && (
          <Button component={AppLink} to={`/${resource}/new`} variant="contained" startIcon={<Add />}>
            {listTexts.new(inSentence(entity.title), isFeminine(entity))}
          </Button>
        )
      )}
    </Stack>
  )
}
