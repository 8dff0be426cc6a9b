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
  /** the field it is for, 'captacao/candidato:foto': its types and size hold */
  campo?: string
  /** told 0 to 1 while it travels */
  onProgress?(share: number): void
  /** gives up sending */
  signal?: AbortSignal
}

/** Where files go and come from; implemented by the host over HTTP. */
export interface FileStore {
  /** sends one file. Rejects with an Error whose message may be shown, or with an AbortError when it was given up. */
  send(file: File, options?: SendOptions): Promise<StoredFile>
  /** name, size and type of a file already stored; undefined when unknown */
  describe?(id: number | string): Promise<StoredFile | undefined>
  /** address to show it from */
  url?(id: number | string): string
  /** address that always downloads it, under its name */
  downloadUrl?(id: number | string): string
  /** its content */
  content?(id: number | string, signal?: AbortSignal): Promise<Blob>
}
