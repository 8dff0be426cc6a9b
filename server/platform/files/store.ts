/** Store of contents keyed by their SHA-256: a folder or an S3-compatible bucket. `put` is idempotent. */
export interface FileStore {
  put(sha256: string, bytes: Buffer): Promise<void>
  /** undefined when there is no such content */
  get(sha256: string): Promise<Buffer | undefined>
  /** nothing happens when there is no such content */
  remove(sha256: string): Promise<void>
}
