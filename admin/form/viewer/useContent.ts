import { useEffect, useState } from 'react'
import type { DocumentSource } from './source.ts'

export type Content =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; blob: Blob; tipo: string; bytes: Uint8Array<ArrayBuffer> }

/** Loads the content of a document; a retry mounts a new component. */
export function useContent(source: DocumentSource): Content {
  const [content, setContent] = useState<Content>({ state: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    setContent({ state: 'loading' })
    const load = async () => {
      const blob = await source.load(controller.signal)
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return { state: 'ready', blob, bytes, tipo: source.tipo ?? blob.type } as const
    }
    load().then(
      (ready) => !controller.signal.aborted && setContent(ready),
      () => !controller.signal.aborted && setContent({ state: 'failed' }),
    )
    return () => controller.abort()
  }, [source])
  return content
}
