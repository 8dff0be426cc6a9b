import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import type { Conflict, RecordSaver } from '../record/useSaveRecord.ts'
import { ConflictTable } from './ConflictTable.tsx'
import { findDifferences, mergeChoices, type Side } from './differences.ts'
import { conflictTexts } from './texts.ts'

interface Props {
  /** the record as it was when editing started */
  base: RecordData
  conflict: Conflict
  saver: RecordSaver
}

/** Resolves a version conflict: both versions field by field, one choice each, and saves the merged record (promise 5). */
export function ConflictDialog({ base, conflict, saver }: Props) {
  const { entity } = useEntity()
  const { mine, theirs } = conflict
  const found = useMemo(() => findDifferences(entity, base, mine, theirs), [entity, base, mine, theirs])
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const all = (side: Side) => setChoices(Object.fromEntries(found.map(({ field }) => [field.path, side])))

  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const errors = await saver.save(mergeChoices(theirs, found, choices))
      if (errors?.length) setProblem(errors.map(({ message }) => message).join('. '))
    } catch (error) {
      setProblem(asApiError(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open maxWidth="lg" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{conflictTexts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {found.length > 0 ? conflictTexts.text : conflictTexts.none}
        </DialogContentText>
        {problem && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {found.length > 0 && (
          <ConflictTable
            differences={found}
            sideOf={(difference) => choices[difference.field.path] ?? difference.proposal}
            onChoose={(path, side) => setChoices({ ...choices, [path]: side })}
            onAll={all}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={saver.giveUp} disabled={busy}>
          {conflictTexts.cancel}
        </Button>
        <Button variant="contained" onClick={save} loading={busy}>
          {conflictTexts.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
