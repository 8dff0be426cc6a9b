import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { BulkDeleteError, namedIn } from '#admin/providers/records/data.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../../entity-context.ts'
import { listTexts } from '../texts.ts'

/** Deletes the selected records, each with the version shown in the list; lists those that were refused, with the reason. */
export function BulkDeleteDialog({ onClose }: { onClose: () => void }) {
  const { entity, resource } = useEntity()
  const { selectedIds, data, onSelect, refetch } = useListContext()
  const [ids] = useState(selectedIds)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ label: string; message: string }[]>([])
  const provider = useDataProvider()
  const success = useSuccess()
  const recordOf = (id: RaRecord['id']) => data?.find((record: RaRecord) => record.id === id)

  /** Selected records of other pages are fetched: each deletion needs a version. */
  const meantBy = async (wanted: RaRecord['id'][]) => {
    const elsewhere = wanted.filter((id) => !recordOf(id))
    const others = elsewhere.length > 0 ? (await provider.getMany(resource, { ids: elsewhere })).data : []
    const records: RaRecord[] = [...(data ?? []), ...others]
    return {
      versoes: Object.fromEntries(records.map(({ id, versao }) => [String(id), versao])),
      nomes: Object.fromEntries(records.map((record) => [String(record.id), namedIn(entity, record)])),
    }
  }

  const run = async () => {
    setBusy(true)
    try {
      await provider.deleteMany(resource, { ids, meta: await meantBy(ids) })
      success(listTexts.bulkDeleted(ids.length))
      onSelect([])
      onClose()
    } catch (error) {
      setRefused(refusals(error))
      if (error instanceof BulkDeleteError) {
        onSelect(error.refused.map(({ id }) => id))
        if (error.deleted.length > 0) success(listTexts.bulkDeleted(error.deleted.length))
      }
    } finally {
      setBusy(false)
      void refetch()
    }
  }

  const refusals = (error: unknown) =>
    error instanceof BulkDeleteError
      ? error.refused.map(({ id, error: cause }) => ({
          label: labelOf(entity, recordOf(id) ?? { id }),
          message: cause.message,
        }))
      : [{ label: entity.plural, message: asApiError(error).message }]

  return (
    <PromptDialog
      title={listTexts.bulkDeleteTitle}
      text={refused.length === 0 && listTexts.bulkDeleteText(ids.length)}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {refused.length > 0 ? commonTexts.close : commonTexts.cancel}
          </Button>
          {refused.length === 0 && (
            <Button variant="contained" color="error" loading={busy} onClick={run} autoFocus>
              {listTexts.remove}
            </Button>
          )}
        </>
      }
    >
      {refused.length > 0 && (
        <Alert severity="warning">
          {listTexts.bulkRefused(refused.length)}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {refused.map(({ label, message }) => (
              <li key={label}>
                <strong>{label}</strong>: {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </PromptDialog>
  )
}
