import { useRefresh } from 'react-admin'
import { CloneDialog } from './dialogs/CloneDialog.tsx'
import type { RecordDialogProps } from './record-action.ts'

interface Props extends RecordDialogProps<{ titulo: string }> {
  /** URL of the clone call */
  url: string
  /** text about what is copied along */
  intro: string
}

/** 'Clonar' dialog of a list whose records have a `titulo`. */
export default function CloneRecord({ record: { titulo }, url, intro, onClose }: Props) {
  const refresh = useRefresh()
  return <CloneDialog {...{ url, intro, onClose }} title={titulo} onDone={() => refresh()} />
}
