import { useEffect, useState } from 'react'
import { useOptionalScope } from '../../state/scope.ts'
import { DEFAULT_MAX_BYTES, type FileStore, type StoredFile, sizeText } from '../../upload.ts'
import type { WidgetProps } from '../widget.ts'

interface Upload {
  store?: FileStore
  /** the stored file, as far as it is known */
  file?: StoredFile
  /** 0 to 1 while sending */
  progress?: number
  /** why the last file was not taken */
  problem?: string
  send(file: File): Promise<void>
  remove(): void
}

/** Sends a chosen file and stores its id in the field. `accepts` says why a file is refused. */
export function useUpload(widget: WidgetProps, accepts: (file: File) => string | undefined): Upload {
  const store = useOptionalScope()?.services.upload
  const { value, onChange, onBlur } = widget
  const [sent, setSent] = useState<StoredFile>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const described = useDescription(store, sent?.id === value ? undefined : value)
  const file = sent?.id === value ? sent : described

  const send = async (chosen: File) => {
    const limit = store?.maxBytes ?? DEFAULT_MAX_BYTES
    const refusal = chosen.size > limit ? `O arquivo deve ser menor que ${sizeText(limit)}` : accepts(chosen)
    setProblem(refusal)
    if (refusal || !store) return
    setProgress(0)
    try {
      const stored = await store.send(chosen, setProgress)
      setSent(stored)
      onChange(stored.id)
      onBlur()
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : 'Não foi possível enviar o arquivo.')
    } finally {
      setProgress(undefined)
    }
  }
  const remove = () => {
    setProblem(undefined)
    onChange(undefined)
    onBlur()
  }
  return { store, file, progress, problem, send, remove }
}

function useDescription(store: FileStore | undefined, value: unknown): StoredFile | undefined {
  const [known, setKnown] = useState<StoredFile>()
  const id = typeof value === 'number' || typeof value === 'string' ? value : undefined
  useEffect(() => {
    if (id === undefined || !store?.describe) return
    let wanted = true
    store.describe(id).then(
      (file) => wanted && setKnown(file),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [id, store])
  if (id === undefined) return undefined
  return known?.id === id ? known : { id, nome: 'Arquivo anexado' }
}
