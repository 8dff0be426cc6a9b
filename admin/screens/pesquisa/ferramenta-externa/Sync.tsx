import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { type OfQuestionnaire, Start } from './Start.tsx'
import { ferramentaTexts as t } from './texts.ts'

/** Fetches the answers from the external survey tool. */
export default function Sync(dialog: RecordDialogProps<OfQuestionnaire>) {
  const { sync: title, syncQuestion: question, confirm } = t
  return <Start {...dialog} {...{ title, question }} call="sincroniza" confirm={confirm.sync} />
}
