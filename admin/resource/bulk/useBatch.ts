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
  /** number of records selected at the start */
  selected: number
  filtro: RecordData
  /** number of records matching the list's filter; absent while loading or when not `counted` */
  found: number | undefined
  targetOf(scope: Scope): Promise<BatchTarget>
  /** starts the operation and follows its task */
  start(work: Promise<Started<BatchResult>>): Promise<void>
  /** id of the background task while it runs */
  task: string
  result: BatchResult | undefined
  finish(done: BatchResult): void
  /** reloads the list */
  reload(): void
}

/** Batch operation on the selected records, or on all that match the list's filter. @param counted whether the latter is offered */
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

  /** Versions as shown in the list; selected records of other pages are fetched for their current version. */
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
