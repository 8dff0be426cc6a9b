import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { LinkDialog } from './LinkDialog.tsx'

/** The link of an advert's vacancy. */
export default function AdvertLink(props: RecordDialogProps<{ id: number }>) {
  return <LinkDialog route="captacao/anuncios" {...props} />
}
