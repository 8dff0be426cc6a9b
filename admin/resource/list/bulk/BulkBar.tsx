import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { documentosTexts } from '#admin/documents/texts.ts'
import { later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import type { Action } from '#schemas/runtime/model.ts'
import { useEntity } from '../../entity-context.ts'
import { listTexts } from '../texts.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx'

const PrintDocument = later(() => import('#admin/documents/PrintDocument.tsx'))
const BulkActionDialog = later(() => import('../../bulk/BulkActionDialog.tsx'))
const BulkEditDialog = later(() => import('../../bulk/BulkEditDialog.tsx'))

/** Bulk actions on the selected records; rendered only while some are selected. */
export function BulkBar() {
  const { selectedIds, onUnselectItems } = useListContext()
  const { entity, schema, override, templates } = useEntity()
  const Removal = override.bulkDelete ?? BulkDeleteDialog
  const [asking, setAsking] = useState<'edit' | 'delete' | 'print' | 'extra' | Action>()
  const { schemas } = useSession()
  const extra = override.bulkExtra?.may?.(schemas) === false ? undefined : override.bulkExtra
  const close = () => setAsking(undefined)
  if (selectedIds.length === 0 && !asking) return null
  return (
    <Box
      role="toolbar"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        bgcolor: 'brand.soft',
        borderBottom: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
      }}
    >
      <Box component="span" aria-live="polite" sx={{ fontWeight: 600, mr: 'auto' }}>
        {listTexts.selected(selectedIds.length)}
      </Box>
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {listTexts.unselect}
      </Button>
      {schema.can.update && bulkFields(entity).length > 0 && (
        <Button color="inherit" startIcon={<EditNote />} onClick={() => setAsking('edit')}>
          {listTexts.bulkEdit}
        </Button>
      )}
      <BulkActions onChoose={setAsking} />
      {extra && (
        <Button color="inherit" startIcon={extra.icon} onClick={() => setAsking('extra')}>
          {extra.title}
        </Button>
      )}
      {templates.length > 0 && (
        <Button color="inherit" startIcon={<Print />} onClick={() => setAsking('print')}>
          {documentosTexts.action}
        </Button>
      )}
      {schema.can.delete && (
        <Button color="error" startIcon={<DeleteOutline />} onClick={() => setAsking('delete')}>
          {listTexts.bulkDelete}
        </Button>
      )}
      <Waiting fallback={null}>
        {asking === 'delete' && <Removal onClose={close} />}
        {asking === 'extra' && extra && <extra.dialog ids={selectedIds.map(Number)} onClose={close} />}
        {asking === 'edit' && <BulkEditDialog onClose={close} />}
        {typeof asking === 'object' && <BulkActionDialog action={asking} onClose={close} />}
        {asking === 'print' && (
          <PrintDocument entity={entity.path} templates={templates} ids={selectedIds.map(Number)} onClose={close} />
        )}
      </Waiting>
    </Box>
  )
}
