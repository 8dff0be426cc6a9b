import type { FileStore, StoredFile } from '#admin/form/upload.ts'
import { fileNameOf } from './download.ts'
import { call } from './http.ts'

const fileUrl = (id: number | string) => `/api/arquivos/${encodeURIComponent(id)}`

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
      const { headers } = await call(fileUrl(id), { method: 'HEAD', quiet: true })
      const nome = fileNameOf(headers.get('content-disposition'), '')
      return {
        id,
        nome,
        tamanho: Number(headers.get('content-length')) || undefined,
        tipo: headers.get('content-type') ?? undefined,
      }
    } catch {
      return undefined
    }
  },
  url: fileUrl,
}
