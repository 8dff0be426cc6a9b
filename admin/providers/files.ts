import type { FileStore, StoredFile } from '#admin/form/upload.ts'
import { call, getJson } from './http.ts'

/** Uploads to `POST /api/arquivos`; a record's field claims the id when it is saved. */
export const fileStore: FileStore = {
  async send(file, onProgress) {
    const form = new FormData()
    form.append('arquivo', file, file.name)
    const response = await call('/api/arquivos', { method: 'POST', body: form })
    onProgress?.(1)
    return (await response.json()) as StoredFile
  },
  async describe(id) {
    try {
      return await getJson<StoredFile>(`/api/arquivos/${encodeURIComponent(id)}/informacao`, { quiet: true })
    } catch {
      return undefined
    }
  },
  url: (id) => `/api/arquivos/${encodeURIComponent(id)}`,
}
