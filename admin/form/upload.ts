/** A file the server keeps, as `POST /api/arquivos` answers. */
export interface StoredFile {
  id: number | string
  nome: string
  /** bytes */
  tamanho?: number
  /** media type */
  tipo?: string
}

/** Where files go and come from; implemented by the host over HTTP. */
export interface FileStore {
  /** sends one file; `onProgress` gets 0 to 1. Rejects with an Error whose message may be shown. */
  send(file: File, onProgress?: (share: number) => void): Promise<StoredFile>
  /** name and size of a file already stored; undefined when unknown */
  describe?(id: number | string): Promise<StoredFile | undefined>
  /** address to show or download it from */
  url?(id: number | string): string
  /** largest file in bytes; 10 MB unless told */
  maxBytes?: number
}

export const DEFAULT_MAX_BYTES = 10 * 1024 * 1024

/** 1536 → '1,5 KB' */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit++
  }
  return `${size.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${units[unit]}`
}
