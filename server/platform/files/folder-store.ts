import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './store.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Contents below a folder, spread over 256 subfolders. A file appears whole or not at all. */
export class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(sha256: string, bytes: Buffer): Promise<void> {
    const path = this.path(sha256)
    const there = await stat(path).catch(() => undefined)
    if (there?.size === bytes.length) return
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, path)
  }

  async get(sha256: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.path(sha256))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.path(sha256), { force: true })
  }

  private path(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`Not a SHA-256: ${sha256}`)
    return join(this.folder, sha256.slice(0, 2), sha256)
  }
}
