import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import { TransferDialog } from './TransferDialog.tsx'

/** The transfer dialog with this band chosen. */
export default function TransferOfBand({ record, onClose }: RecordDialogProps<FaixaSalarial>) {
  const { id, cargo } = record
  return <TransferDialog de={cargo.id} faixas={[id]} onClose={onClose} />
}
