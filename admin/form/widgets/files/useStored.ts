import { useEffect, useState } from 'react'
import type { FileStore, StoredFile } from '../../upload.ts'

/** Returns name, size and type of stored files by id: of those just uploaded at once, of others after a call to the store. */
export function useStored(store: FileStore | undefined, ids: string[]): [StoredFile[], (file: StoredFile) => void] {
  const [known, setKnown] = useState<ReadonlyMap<string, StoredFile>>(new Map())
  const learn = (file: StoredFile) => setKnown((before) => new Map(before).set(String(file.id), file))
  const unknown = ids.filter((id) => !known.has(id)).join(' ')
  useEffect(() => {
    if (!unknown || !store?.describe) return
    let wanted = true
    for (const id of unknown.split(' '))
      store.describe(id).then(
        (file) => wanted && file && setKnown((before) => new Map(before).set(id, file)),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [unknown, store])
  return [ids.map((id) => known.get(id) ?? { id, nome: 'Arquivo anexado' }), learn]
}
