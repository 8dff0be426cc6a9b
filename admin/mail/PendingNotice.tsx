import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { OutboxLine } from '#schemas/runtime/answers/utilities/outbox.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { PendingActions } from './PendingActions.tsx'
import { mailTexts } from './texts.ts'

interface Props {
  entidade: string
  id: number
  /** changes with every change of the record: part of the query key */
  moment: number
  onClose: () => void
}

/** After an action on a record: lists the e-mails about to be sent, while they can still be changed. */
export function PendingNotice({ entidade, id, moment, onClose }: Props) {
  const { data } = useQuery({
    queryKey: ['correio', 'registro', entidade, id, moment],
    queryFn: ({ signal }) => getJson<OutboxLine[]>(`/api/emails?entidade=${entidade}&id=${id}`, { signal }),
    gcTime: 0,
  })
  const email = data?.find(({ saiEm }) => saiEm !== undefined)
  if (!email?.saiEm) return null
  return (
    <Alert severity="info" role="status" onClose={onClose} sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      {mailTexts.willLeave(email.paraNome ?? email.para, displayInstant(email.saiEm).slice(-5))}{' '}
      <PendingActions id={email.id} onDone={onClose} />
    </Alert>
  )
}
