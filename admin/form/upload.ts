/** A file the server keeps, as `POST /api/arquivos` answers. */
export interface StoredFile {
  id: number | string
  nome: string
  /** bytes */
  tamanho?: number
  /** media type */
  tipo?: string
}

export interface SendOptions {
  /** the field it is for, 'captacao/candidato:foto': its allowed types and size apply */
  campo?: string
  /** upload progress, 0 to 1 */
  onProgress?(share: number): void
  /** aborts the upload */
  signal?: AbortSignal
}

/** Uploads and reads files; implemented by the host over HTTP. */
export interface FileStore {
  /** uploads one file. Rejects with an Error whose message may be shown, or with an AbortError after an abort. */
  send(file: File, options?: SendOptions): Promise<StoredFile>
  /** name, size and type of a file already stored; undefined when unknown */
  describe?(id: number | string): Promise<StoredFile | undefined>
  /** address to show it from */
  url?(id: number | string): string
  /** URL that always downloads it (`content-disposition: attachment`), under its name */
  downloadUrl?(id: number | string): string
  /** its content */
  content?(id: number | string, signal?: AbortSignal): Promise<Blob>
}
