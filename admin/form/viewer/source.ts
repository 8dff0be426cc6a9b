import type { FileStore, StoredFile } from '../upload.ts'

/** A document as the viewer needs it, wherever it comes from. */
export interface DocumentSource {
  nome: string
  /** media type, parameters allowed; absent where the content is to say */
  tipo?: string
  /** address that downloads it */
  downloadUrl?: string
  /** its content; rejects when it cannot be had */
  load(signal: AbortSignal): Promise<Blob>
}

/** A file of a store as a document; undefined where the store only takes files in. */
export function sourceOf(store: FileStore | undefined, file: StoredFile): DocumentSource | undefined {
  const { content } = store ?? {}
  if (!content) return undefined
  return {
    nome: file.nome,
    tipo: file.tipo,
    downloadUrl: store?.downloadUrl?.(file.id),
    load: (signal) => content(file.id, signal),
  }
}
