import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { type OfQuestionnaire, Start } from './Start.tsx'
import { ferramentaTexts as t } from './texts.ts'

/** Sends the questions to the external survey tool. */
export default function Send(dialog: RecordDialogProps<OfQuestionnaire>) {
  const { send: title, sendQuestion: question, confirm } = t
  return <Start {...dialog} {...{ title, question }} call="envia-ferramenta-externa" confirm={confirm.send} />
}
