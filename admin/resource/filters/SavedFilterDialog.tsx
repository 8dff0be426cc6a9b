import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { asApiError } from '#admin/providers/api-error.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { longestName, mostSaved, type SavedFilter, sameName } from './saved-filters.ts'
import { filtersTexts } from './texts.ts'
import { useFilterValues } from './useFilterValues.ts'
import { useSavedFilters } from './useSavedFilters.ts'

interface Props {
  /** the saved filter to rename; absent: saves the list's current filters */
  renamed?: SavedFilter
  onClose: () => void
  onDone: () => void
}

/** Asks for the name of a filter. */
export function SavedFilterDialog({ renamed, onClose, onDone }: Props) {
  const { saved, standard, save, setStandard } = useSavedFilters()
  const { values } = useFilterValues()
  const { sort } = useListContext()
  const success = useSuccess()
  const [name, setName] = useState(renamed?.name ?? '')
  const [asDefault, setAsDefault] = useState(renamed !== undefined && renamed.id === standard?.id)
  const [mistake, setMistake] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const check = (wanted: string): string | undefined => {
    if (wanted === '') return filtersTexts.nameRequired
    if (saved.some((one) => one.id !== renamed?.id && sameName(one.name, wanted))) return filtersTexts.nameTaken
    return !renamed && saved.length >= mostSaved ? filtersTexts.tooMany(mostSaved) : undefined
  }

  const submit = async () => {
    const wanted = name.trim()
    const wrong = check(wanted)
    setMistake(wrong)
    if (wrong) return
    setBusy(true)
    try {
      const order = sort.order === 'DESC' ? `-${sort.field}` : sort.field
      const filter = await save(renamed ? { ...renamed, name: wanted } : { name: wanted, filter: values, sort: order })
      if (asDefault) await setStandard(filter)
      else if (standard?.id === filter.id) await setStandard(undefined)
      success(filtersTexts.savedDone(wanted))
      onClose()
      onDone()
    } catch (error) {
      setRefusal(asApiError(error).message)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={renamed ? filtersTexts.renameTitle : filtersTexts.saveTitle}
      maxWidth="xs"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={filtersTexts.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={mistake !== undefined}
        helperText={mistake}
        slotProps={{ htmlInput: { maxLength: longestName } }}
      />
      <FormControlLabel
        control={<Checkbox checked={asDefault} onChange={(_event, checked) => setAsDefault(checked)} />}
        label={filtersTexts.asDefault}
        sx={{ mt: 1 }}
      />
      {refusal && <Alert severity="warning">{refusal}</Alert>}
    </FormDialog>
  )
}
