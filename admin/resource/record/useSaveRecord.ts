import { useState } from 'react'
import { useSaveContext } from 'react-admin'
import { type ApiError, asApiError, formErrors } from '#admin/providers/api-error.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'

export interface Conflict {
  mine: RecordData
  /** the record as stored on the server */
  theirs: RecordData
}

export interface RecordSaver {
  /** for EntityForm: resolves to violations for its fields or to undefined when saved; rejects on any other error */
  save(record: RecordData): Promise<FieldError[] | undefined>
  conflict: Conflict | undefined
  giveUp(): void
}

/** Writes a record and calls one of the callbacks. */
export type WriteRecord = (
  record: RecordData,
  told: { onSuccess(saved: RecordData): void; onError(thrown: unknown): void },
) => unknown

/** Saves through react-admin's save context, or through `own`; a stale version sets `conflict` instead of failing. */
export function useSaveRecord(onSaved: (record: RecordData) => void, own?: WriteRecord): RecordSaver {
  const context = useSaveContext()
  const write: WriteRecord | undefined = own ?? context.save
  const [conflict, setConflict] = useState<Conflict>()

  const save = async (mine: RecordData): Promise<FieldError[] | undefined> => {
    if (!write) throw new Error('useSaveRecord outside a SaveContext')
    let failure: ApiError | undefined
    await write(mine, {
      onSuccess: (saved: RecordData) => {
        setConflict(undefined)
        unsaved.set(false)
        onSaved(saved)
      },
      onError: (thrown: unknown) => {
        failure = asApiError(thrown)
      },
    })
    if (!failure) return undefined
    const theirs = failure.body.atual as RecordData | undefined
    if (failure.code === 'VERSAO_DESATUALIZADA' && theirs) {
      setConflict({ mine, theirs })
      throw failure
    }
    return formErrors(failure)
  }

  return { save, conflict, giveUp: () => setConflict(undefined) }
}
