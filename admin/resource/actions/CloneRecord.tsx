import { useRefresh } from 'react-admin'
import { CloneDialog } from './dialogs/CloneDialog.tsx'
import type { RecordDialogProps } from './record-action.ts'

interface Props extends RecordDialogProps<{ titulo: string }> {
  /** the call that clones it */
  url: string
  /** what goes along */
  intro: string
}

/** 'Clonar' of a list, for a record with a `titulo`. */
export default function CloneRecord({ record: { titulo }, url, intro, onClose }: Props) {
  const refresh = useRefresh()
  return <CloneDialog {...{ url, intro, onClose }} title={titulo} onDone={() => refresh()} />
}
