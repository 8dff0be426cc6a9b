import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { type EarlierState, fetchEarlierState, restoreState } from '#admin/providers/records/records.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { TrailEntry } from '#schemas/runtime/answers/trail.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { ConflictTable } from '../conflict/ConflictTable.tsx'
import { findDifferences, type Side } from '../conflict/differences.ts'
import { useEntity } from '../entity-context.ts'
import { historyTexts } from './texts.ts'

const t = historyTexts

interface Props {
  record: RaRecord
  entry: TrailEntry
  onClose: () => void
  /** called after the revert */
  onDone: (now: RecordData) => void
}

/** Compares the record after one trail entry with the current one: each field can be reverted or kept. */
export function RestoreDialog({ record, entry, onClose, onDone }: Props) {
  const { entity, resource } = useEntity()
  const title = useId()
  const instant = displayInstant(entry.data)
  const { data, error, refetch } = useQuery({
    queryKey: ['estado', resource, record.id, entry.id],
    queryFn: () => fetchEarlierState(resource, record.id, entry.id),
    gcTime: 0,
  })
  const [sides, setSides] = useState<Record<string, Side>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const found = data ? comparedWith(entity, record, data) : []
  const sideOf = (path: string): Side => sides[path] ?? 'mine'
  const campos = found.map(({ field }) => field.path).filter((path) => sideOf(path) === 'mine')
  const restore = async () => {
    if (!data) return
    setBusy(true)
    setProblem(undefined)
    try {
      onDone(await restoreState(resource, record.id, entry.id, { versao: data.versao, campos }))
    } catch (thrown) {
      const { message, violations } = asApiError(thrown)
      setProblem(violations.map((each) => each.message).join('. ') || message)
      setBusy(false)
    }
  }
  return (
    <Dialog open maxWidth="lg" fullWidth onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t.backTitle(instant)}</DialogTitle>
      <DialogContent>
        {error && <RetryAlert onRetry={refetch}>{t.backFailed}</RetryAlert>}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && <DialogContentText sx={{ mb: 2 }}>{found.length > 0 ? t.backText : t.backNothing}</DialogContentText>}
        {data && data.semVolta.length > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t.notKept(data.semVolta.join(', '))}
          </Alert>
        )}
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {found.length > 0 && (
          <ConflictTable
            differences={found}
            names={{ mine: t.then(instant), theirs: t.now, allMine: t.allThen, allTheirs: t.allNow }}
            sideOf={({ field }) => sideOf(field.path)}
            onChoose={(path, side) => setSides({ ...sides, [path]: side })}
            onAll={(side) => setSides(Object.fromEntries(found.map(({ field }) => [field.path, side])))}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy} autoFocus>
          {commonTexts.cancel}
        </Button>
        <Button variant="contained" onClick={() => void restore()} loading={busy} disabled={campos.length === 0}>
          {t.backSave}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Differences between the earlier state and the current record, in schema order. */
function comparedWith(entity: Entity, record: RecordData, { valores, campos }: EarlierState) {
  const then = structuredClone(record)
  for (const path of campos) setAt(then, path, valueAt(valores, path))
  return findDifferences(entity, record, then, record)
}
