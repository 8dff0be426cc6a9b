import { fileNameOf } from '#admin/form/hand-over.ts'
import type { FileStore, StoredFile } from '#admin/form/upload.ts'
import { call } from './http.ts'

const fileUrl = (id: number | string) => `/api/arquivos/${encodeURIComponent(id)}`

/** Uploads to `POST /api/arquivos`; a record's field claims the id when it is saved. */
export const fileStore: FileStore = {
  async send(file, { campo, onProgress, signal } = {}) {
    const form = new FormData()
    form.append('arquivo', file, file.name)
    const query = campo ? `?campo=${encodeURIComponent(campo)}` : ''
    // quiet: the field shows its own progress
    const response = await call(`/api/arquivos${query}`, {
      method: 'POST',
      body: form,
      quiet: true,
      onProgress,
      signal,
    })
    return (await response.json()) as StoredFile
  },
  async describe(id) {
    try {
      const { headers } = await call(fileUrl(id), { method: 'HEAD', quiet: true })
      return {
        id,
        nome: fileNameOf(headers.get('content-disposition'), ''),
        tamanho: Number(headers.get('content-length')) || undefined,
        tipo: headers.get('content-type') ?? undefined,
      }
    } catch {
      return undefined
    }
  },
  url: fileUrl,
  downloadUrl: (id) => `${fileUrl(id)}?baixar=1`,
  async content(id, signal) {
    return (await call(fileUrl(id), { quiet: true, signal, headers: { Accept: '*/*' } })).blob()
  },
}
