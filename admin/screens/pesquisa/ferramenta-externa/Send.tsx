import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { Start } from './Start.tsx'
import { ferramentaTexts as t } from './texts.ts'

/** Questions go to the tool outside. */
export default function Send(dialog: RecordDialogProps) {
  const { send: title, sendQuestion: question, confirm } = t
  return <Start {...dialog} {...{ title, question }} call="envia-ferramenta-externa" confirm={confirm.send} />
}
