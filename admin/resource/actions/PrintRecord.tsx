import { later } from '#admin/form/later.tsx'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../entity-context.ts'
import type { RecordDialogProps } from './record-action.ts'

const PrintDocument = later(() => import('#admin/documents/PrintDocument.tsx'))

/** Dialog that prints a document template for the record. */
export function PrintRecord({ record, onClose }: RecordDialogProps) {
  const { entity, templates } = useEntity()
  return (
    <PrintDocument
      entity={entity.path}
      templates={templates}
      ids={[Number(record.id)]}
      label={labelOf(entity, record)}
      onClose={onClose}
    />
  )
}
