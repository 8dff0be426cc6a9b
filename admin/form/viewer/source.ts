import type { FileStore, StoredFile } from '../upload.ts'

/** A document for the viewer, independent of its storage. */
export interface DocumentSource {
  nome: string
  /** media type, parameters allowed; absent: taken from the loaded Blob */
  tipo?: string
  /** URL that downloads it */
  downloadUrl?: string
  /** loads its content; rejects on failure */
  load(signal: AbortSignal): Promise<Blob>
}

/** Converts a stored file into a document; undefined where the store is upload-only. */
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
