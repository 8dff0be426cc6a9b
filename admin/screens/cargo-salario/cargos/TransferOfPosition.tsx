import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { Cargo } from '#schemas/generated/types/cargo-salario/cargo.ts'
import { TransferDialog } from './TransferDialog.tsx'

/** The transfer dialog with this position chosen. */
export default function TransferOfPosition({ record, onClose }: RecordDialogProps<Cargo>) {
  return <TransferDialog de={record.id} onClose={onClose} />
}
