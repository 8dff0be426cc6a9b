import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { downloadFile } from '#admin/providers/download.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { downloadOrTask } from '#admin/providers/records/tasks.ts'
import type { BackupLine, BackupSettings, BackupSituation } from '#schemas/runtime/answers/utilities/backup.ts'

const url = '/api/utilitario/backup'
const key = 'backup'

/** Polling interval while a backup is created or restored as a drill. */
const everyMs = 3000
const isBusy = ({ situacao, ensaio }: BackupLine) => situacao === 'GERANDO' || ensaio?.situacao === 'ENSAIANDO'

export const useBackups = () =>
  useQuery({
    queryKey: [key, 'lista'],
    queryFn: ({ signal }) => getJson<BackupLine[]>(url, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? everyMs : false),
  })

export const useSituation = () =>
  useQuery({
    queryKey: [key, 'situacao'],
    queryFn: ({ signal }) => getJson<BackupSituation>(`${url}/situacao`, { signal }),
  })

export const useSettings = () =>
  useQuery({
    queryKey: [key, 'configuracao'],
    queryFn: ({ signal }) => getJson<BackupSettings>(`${url}/configuracao`, { signal }),
  })

/** Invalidates all queries of backups. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: [key] }), [client])
}

export const hasRoom = () => getJson<boolean>(`${url}/is-possui-espaco-suciente-para-gerar-backup`)

export const startBackup = (senha: string) => sendJson<{ tarefaId: string }>('POST', `${url}/gerar`, { senha })

export const startDrill = (id: number, senha: string) =>
  sendJson<{ tarefaId: string }>('POST', `${url}/${id}/ensaio`, { senha })

export const removeBackup = (id: number) => sendJson<{ id: number }>('DELETE', `${url}/${id}`)

export const saveSettings = (settings: BackupSettings) =>
  sendJson<BackupSettings>('PUT', `${url}/configuracao`, settings)

export const downloadBackup = ({ id, arquivo }: BackupLine) => downloadFile(`${url}/${id}`, arquivo ?? 'backup')

/** @returns the task that creates the copy, where it takes long */
export const downloadAnonymous = () => downloadOrTask(`${url}/getBackupAnonimo`, 'copia-anonima.json.gz')
