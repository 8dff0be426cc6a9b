import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Identifier, useNotify } from 'react-admin'
import { sendJson } from '#admin/providers/http.ts'
import { recordUrl } from '#admin/providers/records/data.ts'
import { runAction } from '#admin/providers/records/records.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import { useEntity } from '../../entity-context.ts'
import { viewKey } from '../address.ts'
import type { BoardColumn } from './columns.ts'
import type { Move } from './moves.ts'

/** A card shown in its new column before the server has answered. */
export interface Underway {
  record: RecordData
  /** key of the column */
  to: string
}

/** Moves cards between columns, optimistically: a step's input is asked for first; on a refusal the error is shown and the card moves back. */
export function useMove() {
  const { resource } = useEntity()
  const { askAction } = useActionHost()
  const client = useQueryClient()
  const report = useReport()
  const notify = useNotify()
  const [underway, setUnderway] = useState<Underway[]>([])
  const { mutate } = useMutation({
    // mutations run one after the other, so that each uses the version the previous one left
    scope: { id: `visao ${resource}` },
    mutationFn: ({ record, move }: { record: RecordData; to: BoardColumn; move: Move }) => send(resource, record, move),
    onMutate: ({ record, to }) => setUnderway((now) => [...now, { record, to: to.key }]),
    onError: report,
    onSettled: async (_answer, _error, { record }) => {
      await client.invalidateQueries({ queryKey: viewKey(resource) })
      setUnderway((now) => now.filter((one) => one.record.id !== record.id))
    },
  })
  const bring = (record: RecordData, to: BoardColumn, move: Move) => {
    if (move.kind === 'refused') notify(move.why, { type: 'warning' })
    else if (move.kind === 'step' && (move.action.fields.length > 0 || move.action.confirm))
      askAction(move.action, move.record)
    else if (move.kind !== 'none') mutate({ record, to, move })
  }
  return { bring, underway }
}

function send(resource: string, record: RecordData, move: Move): Promise<RecordData> {
  const id = record.id as Identifier
  const { versao } = record
  if (move.kind === 'step') return runAction(resource, id, move.action.sentTo ?? move.action.name, { versao })
  return sendJson('PATCH', recordUrl(resource, id), { ...(move.kind === 'change' ? move.values : {}), versao })
}
