import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { LinkDialog } from './LinkDialog.tsx'

/** The link of a request's vacancy. */
export default function RequestLink(props: RecordDialogProps<{ id: number }>) {
  return <LinkDialog route="captacao/solicitacoes-pessoal" {...props} />
}
