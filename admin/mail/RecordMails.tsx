import { later, Waiting } from '#admin/form/later.tsx'
import type { RecordMailsProps } from './RecordMailList.tsx'

const RecordMailList = later(() => import('./RecordMailList.tsx'))

/** The e-mails about one record, which come once its page is there. */
export const RecordMails = (props: RecordMailsProps) => (
  <Waiting fallback={null}>
    <RecordMailList {...props} />
  </Waiting>
)
