import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { askedAt } from '#admin/providers/ask.ts'
import { downloadOrTask, tasksChanged } from '#admin/providers/records/tasks.ts'
import { noticeTime, useReport } from '#admin/shell/useReport.ts'
import { listTexts } from './texts.ts'

export type Formato = 'xlsx' | 'csv'

/** Export formats, in menu order. */
export const exportFormats: readonly { formato: Formato; label: string }[] = [
  { formato: 'xlsx', label: listTexts.exportXlsx },
  { formato: 'csv', label: listTexts.exportCsv },
]

/**
 * Exports records of a list to a file: downloaded at once, or made by a background task, which is announced.
 * @param name of the file, without extension
 * @returns `save`, which takes the parameters of `GET /{route}/exportacao` besides the format; `busy` while it runs
 */
export function useExport(route: string, name: string) {
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const notify = useNotify()
  const client = useQueryClient()
  const save = async (formato: Formato, said: Record<string, string>) => {
    setBusy(true)
    const [address, options] = askedAt(`/api/${route}/exportacao`, new URLSearchParams({ formato, ...said }))
    const later = await downloadOrTask(address, `${name}.${formato}`, options).catch(report)
    if (later) {
      tasksChanged(client)
      notify(listTexts.background, { type: 'info', autoHideDuration: 2 * noticeTime })
    }
    setBusy(false)
  }
  return { save, busy }
}
