import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { FolderStore } from './folder-store.ts'
import { S3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** Store of the installation: the S3 bucket where configured, else DATA_DIR/arquivos. */
export function storeFrom({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): FileStore {
  const folder = new FolderStore(join(dataDir, 'arquivos'))
  return s3 ? moving(folder, new S3Store(s3)) : folder
}

/** Store of an installation that changed from a folder to a bucket: a content missing in the bucket is moved over when it is first read. */
function moving(from: FileStore, to: FileStore): FileStore {
  return {
    put: (sha256, bytes) => to.put(sha256, bytes),
    async get(sha256) {
      const there = await to.get(sha256)
      if (there) return there
      const bytes = await from.get(sha256)
      if (!bytes) return undefined
      await to.put(sha256, bytes)
      await from.remove(sha256)
      return bytes
    },
    async remove(sha256) {
      await from.remove(sha256)
      await to.remove(sha256)
    },
  }
}
