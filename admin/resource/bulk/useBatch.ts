import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import {
  type BatchResult,
  type BatchTarget,
  countMatching,
  isTask,
  type Started,
} from '#admin/providers/records/batches.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import type { Scope } from './ChooseChanges.tsx'

export interface Batch {
  /** how many were selected when it was begun */
  selected: number
  filtro: RecordData
  /** how many the list's filter finds; absent while they are counted, or where nobody asks */
  found: number | undefined
  targetOf(scope: Scope): Promise<BatchTarget>
  /** begins the work and follows it */
  start(work: Promise<Started<BatchResult>>): Promise<void>
  /** the task that does it, while it runs in the background */
  task: string
  result: BatchResult | undefined
  finish(done: BatchResult): void
  /** the list anew */
  reload(): void
}

/** An operation on the selected records of the list, or on everything its filter finds. @param counted whether the latter is offered */
export function useBatch(counted: boolean): Batch {
  const { resource } = useEntity()
  const { selectedIds, data, filterValues, onSelect, refetch } = useListContext()
  const provider = useDataProvider()
  const [ids] = useState<RaRecord['id'][]>(selectedIds)
  const [task, setTask] = useState('')
  const [result, setResult] = useState<BatchResult>()
  const filtro = filterValues ?? {}
  const { data: found } = useQuery({
    queryKey: ['contagem', resource, filtro],
    queryFn: () => countMatching(resource, filtro),
    gcTime: 0,
    enabled: counted,
  })

  /** The versions seen in the list; of selected records on other pages, those they have now. */
  const targetOf = async (scope: Scope): Promise<BatchTarget> => {
    if (scope === 'found') return { filtro, total: found?.total ?? 0 }
    const here = new Map<RaRecord['id'], RaRecord>(data?.map((record: RaRecord) => [record.id, record]))
    const elsewhere = ids.filter((id) => !here.has(id))
    if (elsewhere.length > 0)
      for (const record of (await provider.getMany(resource, { ids: elsewhere })).data) here.set(record.id, record)
    return {
      registros: ids.map((id) => ({ id: Number(id), versao: Number(here.get(id)?.versao ?? 0) })),
    }
  }

  const finish = (done: BatchResult) => {
    setTask('')
    setResult(done)
    onSelect(done.recusas.map(({ id }) => id))
    void refetch()
  }
  const start = async (work: Promise<Started<BatchResult>>) => {
    const started = await work
    if (isTask(started)) setTask(started.tarefaId)
    else finish(started)
  }
  const reload = () => void refetch()
  return { selected: ids.length, filtro, found: found?.total, targetOf, start, task, result, finish, reload }
}
