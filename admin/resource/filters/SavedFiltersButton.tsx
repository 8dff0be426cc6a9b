import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { concealSearch } from '#admin/providers/address/private-address.ts'
import { keepView } from '#admin/providers/address/view-address.ts'
import { ButtonPanel } from '#admin/shell/dialogs/ButtonPanel.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { isPersonalFilter } from '#schemas/runtime/definition/lgpd.ts'
import { useEntity } from '../entity-context.ts'
import { searchOf } from '../list/address.ts'
import { smallButton } from '../list/small-button.ts'
import { SavedFilterDialog } from './SavedFilterDialog.tsx'
import { SavedFilterItem } from './SavedFilterItem.tsx'
import { type SavedFilter, sameFilter } from './saved-filters.ts'
import { filtersTexts } from './texts.ts'
import { useFilterValues } from './useFilterValues.ts'
import { useSavedFilters } from './useSavedFilters.ts'

/** What the name dialog is for: saving the current filters, or renaming a saved one. */
type Asking = { what: 'new' } | { what: 'rename'; filter: SavedFilter }

/** Menu of the user's saved filters for the list; the button shows the name of the one applied. */
export function SavedFiltersButton({ small }: { small: boolean }) {
  const { saved, standard, save, remove, setStandard } = useSavedFilters()
  const { values } = useFilterValues()
  const { entity } = useEntity()
  const { sort } = useListContext()
  const navigate = useNavigate()
  const success = useSuccess()
  const report = useReport()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asking, setAsking] = useState<Asking>()
  const inForce = saved.find(({ filter }) => sameFilter(filter, values))
  const close = () => setAnchor(undefined)
  const apply = (filter: SavedFilter) => {
    close()
    // an empty filter is kept in the URL: without it, the default filter would be applied
    const search = concealSearch(searchOf(filter), (name) => isPersonalFilter(entity, name))
    navigate({ search: keepView(window.location.search, search === '' ? '?filter={}' : search) })
  }
  const update = async (filter: SavedFilter) => {
    close()
    const order = sort.order === 'DESC' ? `-${sort.field}` : sort.field
    await save({ ...filter, filter: values, sort: order })
    success(filtersTexts.savedDone(filter.name))
  }
  const drop = async (filter: SavedFilter) => {
    await remove(filter)
    success(filtersTexts.deletedSaved(filter.name))
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={small ? undefined : <BookmarkBorder />}
        aria-label={inForce ? filtersTexts.savedInForce(inForce.name) : filtersTexts.saved}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={small ? smallButton : { maxWidth: 260 }}
      >
        {small ? (
          <BookmarkBorder fontSize="small" color={inForce ? 'primary' : undefined} />
        ) : (
          <Typography component="span" noWrap sx={{ font: 'inherit' }}>
            {inForce?.name ?? filtersTexts.saved}
          </Typography>
        )}
      </Button>
      <ButtonPanel anchor={anchor} label={filtersTexts.saved} width={360} side="left" onClose={close}>
        {saved.length > 0 ? (
          <List dense sx={{ maxHeight: 360, overflow: 'auto' }}>
            {saved.map((filter) => (
              <SavedFilterItem
                key={filter.id}
                filter={filter}
                inForce={filter === inForce}
                isDefault={filter.id === standard?.id}
                onApply={() => apply(filter)}
                onDefault={(wanted) => setStandard(wanted ? filter : undefined).catch(report)}
                onUpdate={() => update(filter).catch(report)}
                onRename={() => setAsking({ what: 'rename', filter })}
                onRemove={() => drop(filter).catch(report)}
              />
            ))}
          </List>
        ) : (
          <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
            {filtersTexts.savedNone} {filtersTexts.savedHint}
          </Typography>
        )}
        <Divider />
        <Button
          fullWidth
          color="inherit"
          disabled={Object.keys(values).length === 0}
          onClick={() => setAsking({ what: 'new' })}
          sx={{ justifyContent: 'flex-start', px: 2, py: 1.25, borderRadius: 0 }}
        >
          {filtersTexts.save}
        </Button>
      </ButtonPanel>
      {asking && (
        <SavedFilterDialog
          renamed={asking.what === 'rename' ? asking.filter : undefined}
          onClose={() => setAsking(undefined)}
          onDone={close}
        />
      )}
    </>
  )
}
