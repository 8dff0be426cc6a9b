import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StoredFile } from '#admin/form/upload.ts'
import { type FileRules, problemBefore } from '#schemas/runtime/files/rules.ts'
import { postJson } from '../api.ts'
import { arquivosDaPessoa } from '../cadastro/servicos.ts'
import { asFailure } from '../useLoad.ts'

/** A document being attached: its file uploads while the user describes it. */
export interface Envio {
  key: number
  file: File
  descricao: string
  /** 'YYYY-MM-DD' */
  data: string
  /** upload progress, 0 to 1 */
  parte: number
  /** set once uploaded */
  arquivo?: StoredFile
  /** error of the upload */
  problema?: string
  /** a retry is pointless: too large, or a type not accepted */
  recusado?: boolean
  /** errors of the document by field; '' for the whole */
  erros?: Record<string, string>
}

const CAMPO = 'captacao/candidato-documento:documento'
/** Of a description (schemas/captacao/candidato-documento.json). */
export const MAIOR_DESCRICAO = 100

/** Files chosen to be attached; each uploads at once, and can be retried. */
export function useEnvios(candidatoId: number, empresaId: number, rules: FileRules, hoje: string) {
  const store = useMemo(() => arquivosDaPessoa(empresaId, false), [empresaId])
  const [envios, setEnvios] = useState<Envio[]>([])
  const running = useRef(new Map<number, AbortController>())
  const last = useRef(0)
  useEffect(() => () => running.current.forEach((one) => void one.abort()), [])
  const muda = useCallback(
    (key: number, change: Partial<Envio>) =>
      setEnvios((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one))),
    [],
  )
  const envia = async ({ key, file }: Envio) => {
    const mine = new AbortController()
    running.current.set(key, mine)
    muda(key, { problema: undefined, parte: 0 })
    try {
      const onProgress = (parte: number) => muda(key, { parte })
      const arquivo = await store.send(file, { campo: CAMPO, onProgress, signal: mine.signal })
      muda(key, { arquivo, parte: 1 })
    } catch (error) {
      if (mine.signal.aborted) return
      const { status, message } = asFailure(error)
      // 413 too large, 415 type not accepted: a retry would fail again
      muda(key, { problema: message, recusado: status === 413 || status === 415 })
    } finally {
      running.current.delete(key)
    }
  }
  const inclui = (files: File[]) => {
    const chosen = files.map((file): Envio => {
      const problema = problemBefore(rules, file)
      const descricao = file.name.replace(/\.[^.]{1,8}$/, '').slice(0, MAIOR_DESCRICAO)
      last.current += 1
      return { key: last.current, file, descricao, data: hoje, parte: 0, problema, recusado: problema !== undefined }
    })
    setEnvios((list) => [...list, ...chosen])
    for (const one of chosen) if (!one.problema) void envia(one)
  }
  const tira = (key: number) => {
    running.current.get(key)?.abort()
    setEnvios((list) => list.filter((one) => one.key !== key))
  }
  /** Saves the uploaded documents, one after the other. @returns the number saved; the others keep their errors */
  const grava = async (): Promise<number> => {
    let saved = 0
    for (const { key, descricao, data, arquivo } of envios) {
      if (!arquivo) continue
      try {
        const body = { descricao: descricao.trim(), data: data || undefined, documento: arquivo.id }
        await postJson(`candidatos/${candidatoId}/documentos-anexos`, body)
        saved += 1
        tira(key)
      } catch (error) {
        const { status, message, fields } = asFailure(error)
        if (status === 401) throw error
        muda(key, { erros: Object.keys(fields).length > 0 ? fields : { '': message } })
      }
    }
    return saved
  }
  return { envios, inclui, tira, muda, envia, grava }
}
