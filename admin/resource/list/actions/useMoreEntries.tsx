import EditNote from '@mui/icons-material/EditNoteOutlined'
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import { useEntity } from '../../entity-context.ts'
import { useMayRestore } from '../../trash/may-restore.ts'
import { listTexts } from '../texts.ts'

const BulkEditDialog = later(() => import('../../bulk/BulkEditDialog.tsx'))

export interface MoreEntry {
  name: string
  title: string
  icon: ReactNode
  disabled?: boolean
  /** a link instead of a dialog */
  to?: string
}

interface MoreEntries {
  entries: MoreEntry[]
  /** opens the dialog of an entry without a link */
  choose(name: string): void
  dialog: ReactNode
}

/** Rarely used list-wide actions; empty where this session may use none of them. */
export function useMoreEntries(): MoreEntries {
  const { entity, schema, resource } = useEntity()
  const mayRestore = useMayRestore()
  const { total } = useListContext()
  const [open, setOpen] = useState<string>()
  const entries: MoreEntry[] = []
  if (schema.can.create)
    entries.push({
      name: 'import',
      title: listTexts.import,
      icon: <UploadFile fontSize="small" />,
      to: `/${resource}/importacao`,
    })
  if (schema.can.update && bulkFields(entity).length > 0)
    entries.push({ name: 'edit', title: listTexts.bulkEdit, icon: <EditNote fontSize="small" />, disabled: !total })
  if (mayRestore && schema.can.read)
    entries.push({
      name: 'trash',
      title: listTexts.trash,
      icon: <RestoreFromTrash fontSize="small" />,
      to: `/${resource}/excluidos`,
    })
  const dialog = (
    <Waiting fallback={null}>{open === 'edit' && <BulkEditDialog onClose={() => setOpen(undefined)} />}</Waiting>
  )
  return { entries, choose: setOpen, dialog }
}
