import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { type BatchResult, type BatchTarget, countMatching, isTask, startEdit } from '#admin/providers/batches.ts'
import { useEntity } from '../entity-context.ts'
import { BatchSummary } from './BatchSummary.tsx'
import { patchOf } from './bulk-values.ts'
import { type Choice, ChooseChanges } from './ChooseChanges.tsx'
import { ReviewChanges } from './ReviewChanges.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { loteTexts } from './texts.ts'
import { UndoBatch } from './UndoBatch.tsx'

type Step = 'choose' | 'review' | 'running' | 'done'

/** Gives the same values to the selected records, or to everything the list's filter finds: choose, look at it once more, do, take back. */
export default function BulkEditDialog({ onClose }: { onClose: () => void }) {
  const { resource } = useEntity()
  const { selectedIds, data, filterValues, onSelect, refetch } = useListContext()
  const provider = useDataProvider()
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [ids] = useState<RaRecord['id'][]>(selectedIds)
  const [step, setStep] = useState<Step>('choose')
  const [choice, setChoice] = useState<Choice>({ scope: ids.length > 0 ? 'selected' : 'found', fields: [], values: {} })
  const [task, setTask] = useState('')
  const [result, setResult] = useState<BatchResult>()
  const [undoing, setUndoing] = useState(false)
  const filtro = filterValues ?? {}
  const { data: found } = useQuery({
    queryKey: ['contagem', resource, filtro],
    queryFn: () => countMatching(resource, filtro),
    gcTime: 0,
  })
  const total = found?.total
  const count = choice.scope === 'selected' ? ids.length : (total ?? 0)

  /** The versions seen in the list; of selected records on other pages, those they have now. */
  const targetOf = async (): Promise<BatchTarget> => {
    if (choice.scope === 'found') return { filtro, total: total ?? 0 }
    const here = new Map<RaRecord['id'], RaRecord>(data?.map((record: RaRecord) => [record.id, record]))
    const elsewhere = ids.filter((id) => !here.has(id))
    if (elsewhere.length > 0)
      for (const record of (await provider.getMany(resource, { ids: elsewhere })).data) here.set(record.id, record)
    return {
      registros: ids.map((id) => ({ id: Number(id), versao: Number(here.get(id)?.versao ?? 0) })),
    }
  }

  const finish = (done: BatchResult) => {
    setResult(done)
    setStep('done')
    onSelect(done.recusas.map(({ id }) => id))
    void refetch()
  }
  const apply = async () => {
    const started = await startEdit(resource, await targetOf(), patchOf(choice.fields, choice.values))
    if (!isTask(started)) return finish(started)
    setTask(started.tarefaId)
    setStep('running')
  }

  if (undoing && result)
    return <UndoBatch route={resource} batch={result} onClose={onClose} onUndone={() => void refetch()} />
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' && step !== 'done' ? undefined : onClose())}
      maxWidth={false}
      fullScreen={phone}
      slotProps={{ paper: { sx: phone ? {} : { width: 768 } } }}
      aria-labelledby="bulk-edit-title"
    >
      <DialogTitle id="bulk-edit-title">{loteTexts.title}</DialogTitle>
      {step === 'choose' && (
        <ChooseChanges
          choice={choice}
          selected={ids.length}
          found={total}
          filtered={Object.keys(filtro).length > 0}
          onScope={(scope) => setChoice((now) => ({ ...now, scope }))}
          onReview={(chosen) => {
            setChoice(chosen)
            setStep('review')
          }}
          onClose={onClose}
        />
      )}
      {step === 'review' && (
        <ReviewChanges choice={choice} count={count} onBack={() => setStep('choose')} onApply={apply} />
      )}
      {step === 'running' && (
        <DialogContent>
          <TaskProgress<BatchResult> id={task} onDone={({ resultado }) => resultado && finish(resultado)} />
        </DialogContent>
      )}
      {result && step === 'done' && (
        <DialogContent>
          <BatchSummary route={resource} result={result} />
        </DialogContent>
      )}
      {(step === 'running' || step === 'done') && (
        <DialogActions>
          {result && result.alterados > 0 && (
            <Button color="inherit" onClick={() => setUndoing(true)} sx={{ mr: 'auto' }}>
              {loteTexts.undo}
            </Button>
          )}
          <Button variant="contained" onClick={onClose} autoFocus>
            {commonTexts.close}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
