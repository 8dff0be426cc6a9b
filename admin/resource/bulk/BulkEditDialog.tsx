import { useState } from 'react'
import { startEdit } from '#admin/providers/records/batches.ts'
import { useEntity } from '../entity-context.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { patchOf } from './bulk-values.ts'
import { type Choice, ChooseChanges } from './ChooseChanges.tsx'
import { ReviewChanges } from './ReviewChanges.tsx'
import { loteTexts } from './texts.ts'
import { UndoBatch } from './UndoBatch.tsx'
import { useBatch } from './useBatch.ts'

/** Sets the same values on the selected records, or on all that match the list's filter: choose, review, apply, undo. */
export default function BulkEditDialog({ onClose }: { onClose: () => void }) {
  const { resource } = useEntity()
  const batch = useBatch(true)
  const { selected, found, filtro, result } = batch
  const [review, setReview] = useState(false)
  const [choice, setChoice] = useState<Choice>({ scope: selected > 0 ? 'selected' : 'found', fields: [], values: {} })
  const [undoing, setUndoing] = useState(false)
  const apply = async () => {
    const target = await batch.targetOf(choice.scope)
    await batch.start(startEdit(resource, target, patchOf(choice.fields, choice.values)))
  }
  if (undoing && result) return <UndoBatch route={resource} batch={result} onClose={onClose} onUndone={batch.reload} />
  return (
    <BatchDialog title={loteTexts.title} batch={batch} onClose={onClose} onUndo={() => setUndoing(true)}>
      {review ? (
        <ReviewChanges
          choice={choice}
          count={choice.scope === 'selected' ? selected : (found ?? 0)}
          onBack={() => setReview(false)}
          onApply={apply}
        />
      ) : (
        <ChooseChanges
          choice={choice}
          selected={selected}
          found={found}
          filtered={Object.keys(filtro).length > 0}
          onScope={(scope) => setChoice((now) => ({ ...now, scope }))}
          onReview={(chosen) => {
            setChoice(chosen)
            setReview(true)
          }}
          onClose={onClose}
        />
      )}
    </BatchDialog>
  )
}
