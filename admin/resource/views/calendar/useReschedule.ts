import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { recordUrl } from '#admin/providers/records/data.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Calendar } from '#schemas/runtime/written/views.ts'
import { useEntity } from '../../entity-context.ts'
import { viewKey } from '../address.ts'
import { viewsTexts } from '../texts.ts'
import { movedTo, type RecordEvent } from './events.ts'

/** Moves records to other days, optimistically; on a refusal the record moves back and the error is shown. */
export function useReschedule(calendar: Calendar) {
  const { resource } = useEntity()
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const [underway, setUnderway] = useState<{ id: unknown; values: RecordData }[]>([])
  const { mutate } = useMutation({
    scope: { id: `visao ${resource}` },
    mutationFn: ({ event: { data }, values }: { event: RecordEvent; day: string; values: RecordData }) =>
      sendJson('PATCH', recordUrl(resource, data.id as Identifier), { ...values, versao: data.versao }),
    onMutate: ({ event, values }) => setUnderway((now) => [...now, { id: event.data.id, values }]),
    onSuccess: (_answer, { event, day }) => succeed(viewsTexts.rescheduled(event.title, displayDay(day))),
    onError: report,
    onSettled: async (_answer, _error, { event }) => {
      await client.invalidateQueries({ queryKey: viewKey(resource) })
      setUnderway((now) => now.filter(({ id }) => id !== event.data.id))
    },
  })
  return {
    /** the records with all pending moves applied */
    withMoves: (records: readonly RecordData[]): RecordData[] =>
      records.map((record) => ({ ...record, ...underway.find(({ id }) => id === record.id)?.values })),
    move: (event: RecordEvent, day: string) => mutate({ event, day, values: movedTo(calendar, event.data, day) }),
  }
}
