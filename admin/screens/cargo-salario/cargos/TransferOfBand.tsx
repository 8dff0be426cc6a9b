import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import { TransferDialog } from './TransferDialog.tsx'

/** Begins with this band. */
export default function TransferOfBand({ record, onClose }: RecordDialogProps<FaixaSalarial>) {
  const { id, cargo } = record
  return <TransferDialog de={cargo.id} faixas={[id]} onClose={onClose} />
}
