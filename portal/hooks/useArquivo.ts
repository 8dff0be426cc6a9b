import { useEffect, useMemo, useRef, useState } from 'react'
import type { StoredFile } from '#admin/form/upload.ts'
import { type FileRules, problemBefore } from '#schemas/runtime/files/rules.ts'
import { arquivosDaPessoa } from '../cadastro/servicos.ts'
import { asFailure } from '../useLoad.ts'

/** The single file of a form without log-in, uploading or uploaded. */
export interface Escolhido {
  file: File
  /** upload progress, 0 to 1 */
  parte: number
  /** set once uploaded */
  arquivo?: StoredFile
  /** error of the upload */
  problema?: string
}

/** Uploads a file as soon as it is chosen; a new one replaces it. @param campo the field it is for ('grupo/cadastro:campo') */
export function useArquivo(empresaId: number, campo: string, rules: FileRules) {
  const store = useMemo(() => arquivosDaPessoa(empresaId, true), [empresaId])
  const [escolhido, setEscolhido] = useState<Escolhido>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const escolhe = async (file: File) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const problema = problemBefore(rules, file)
    setEscolhido({ file, parte: 0, problema })
    if (problema !== undefined) return
    try {
      const onProgress = (parte: number) => setEscolhido({ file, parte })
      const arquivo = await store.send(file, { campo, onProgress, signal: mine.signal })
      setEscolhido({ file, parte: 1, arquivo })
    } catch (error) {
      if (!mine.signal.aborted) setEscolhido({ file, parte: 0, problema: asFailure(error).message })
    }
  }
  return { escolhido, escolhe }
}
