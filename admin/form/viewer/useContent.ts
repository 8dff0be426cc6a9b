import { useEffect, useState } from 'react'
import type { DocumentSource } from './source.ts'

export type Content =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; blob: Blob; tipo: string; bytes: Uint8Array<ArrayBuffer> }

/** The content of a document; `again` is counted up for another try. */
export function useContent(source: DocumentSource | undefined, again: number): Content {
  const [content, setContent] = useState<Content>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    if (!source) return
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
  }, [source, again])
  return content
}
