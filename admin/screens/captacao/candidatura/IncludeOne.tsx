import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import IncludeDialog from './IncludeDialog.tsx'

/** The candidate of a row or page. */
export default function IncludeOne({ record, onClose, onChanged }: RecordDialogProps<{ id: number }>) {
  return <IncludeDialog ids={[record.id]} onClose={onClose} onDone={() => onChanged?.(record)} />
}
