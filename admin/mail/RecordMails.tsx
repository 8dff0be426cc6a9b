import { later, Waiting } from '#admin/form/later.tsx'
import type { RecordMailsProps } from './RecordMailList.tsx'

const RecordMailList = later(() => import('./RecordMailList.tsx'))

/** E-mails about one record, loaded lazily. */
export const RecordMails = (props: RecordMailsProps) => (
  <Waiting fallback={null}>
    <RecordMailList {...props} />
  </Waiting>
)
