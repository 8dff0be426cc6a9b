import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { type FileRules, problemBefore } from '#schemas/runtime/files/rules.ts'
import { arquivosDaPessoa } from '../cadastro/servicos.ts'
import { asFailure } from '../useLoad.ts'
import { comecaLeitura, esqueceLeitura, type Leitura, type LeituraComecada, veLeitura } from './leitura.ts'

/** State of the CV step. */
export type Estado =
  | { tipo: 'oferta'; problema?: string; deNovo?: File }
  | { tipo: 'enviando'; nome: string; parte: number }
  | { tipo: 'lendo'; arquivo: LeituraComecada; leitura?: Leitura; semConexao: boolean }
  /** uploaded, but the text could not be read */
  | { tipo: 'ilegivel'; arquivo: Omit<LeituraComecada, 'tarefaId'>; problema: string }
  | { tipo: 'conferir'; arquivo: LeituraComecada; lido: Reading }

const CAMPO = 'captacao/candidato:ocrFile'
const esquecida = 'O que foi lido deste arquivo já não está guardado. Envie-o de novo.'

/** Polling interval in ms: a text CV takes two seconds, a photograph far longer. */
const pause = (looks: number): number => (looks < 8 ? 1000 : 2500)

interface Options {
  empresaId: number
  /** a new registration, without log-in */
  novo: boolean
  rules: FileRules
  /** started before a reload */
  comecada?: LeituraComecada
  /** receives the reading, to be stored in the draft */
  onComeca?(leitura: LeituraComecada | undefined): void
}

/** Uploads a CV and polls its reading; retries when the connection is back, and both can be aborted. */
export function useCurriculo({ empresaId, novo, rules, comecada, onComeca }: Options) {
  const store = useMemo(() => arquivosDaPessoa(empresaId, novo), [empresaId, novo])
  const [estado, setEstado] = useState<Estado>(
    comecada ? { tipo: 'lendo', arquivo: comecada, semConexao: false } : { tipo: 'oferta' },
  )
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const told = useRef(onComeca)
  told.current = onComeca

  const envia = async (file: File) => {
    const problema = problemBefore(rules, file)
    if (problema) return setEstado({ tipo: 'oferta', problema })
    const mine = new AbortController()
    sending.current = mine
    setEstado({ tipo: 'enviando', nome: file.name, parte: 0 })
    let arquivo: Omit<LeituraComecada, 'tarefaId'> | undefined
    try {
      const onProgress = (parte: number) => setEstado({ tipo: 'enviando', nome: file.name, parte })
      const { id, nome } = await store.send(file, { campo: CAMPO, onProgress, signal: mine.signal })
      arquivo = { arquivoId: String(id), nome }
      const { tarefaId } = await comecaLeitura(arquivo.arquivoId, empresaId)
      if (mine.signal.aborted) return esqueceLeitura(tarefaId, empresaId, false)
      const begun = { ...arquivo, tarefaId }
      told.current?.(begun)
      setEstado({ tipo: 'lendo', arquivo: begun, semConexao: false })
    } catch (error) {
      if (mine.signal.aborted) return
      const { status, message } = asFailure(error)
      // 429 with the file stored: the CV is attached without being read
      if (arquivo && status === 429) return setEstado({ tipo: 'ilegivel', arquivo, problema: message })
      const again = status === 0 || status >= 500
      setEstado({ tipo: 'oferta', problema: message, ...(again ? { deNovo: file } : {}) })
    }
  }

  const waiting = estado.tipo === 'lendo' ? estado.arquivo : undefined
  const arrives = useCallback((arquivo: LeituraComecada, leitura: Leitura) => {
    const { resultado, mensagem = 'O texto não foi lido.' } = leitura
    if (leitura.estado === 'falhou') return setEstado({ tipo: 'ilegivel', arquivo, problema: mensagem })
    if (resultado) return setEstado({ tipo: 'conferir', arquivo, lido: resultado })
    told.current?.(undefined)
    setEstado({ tipo: 'oferta', problema: esquecida })
  }, [])
  useEffect(() => {
    if (!waiting) return
    const mine = new AbortController()
    let looks = 0
    const look = async () => {
      const leitura = await veLeitura(waiting.tarefaId, empresaId, mine.signal)
      if (mine.signal.aborted) return
      if (!['na-fila', 'executando'].includes(leitura.estado)) return arrives(waiting, leitura)
      setEstado({ tipo: 'lendo', arquivo: waiting, leitura, semConexao: false })
      again()
    }
    const failed = (error: unknown) => {
      if (mine.signal.aborted) return
      const { status, message } = asFailure(error)
      if (status === 0 || status === 429 || status >= 500) {
        setEstado({ tipo: 'lendo', arquivo: waiting, semConexao: true })
        return again()
      }
      told.current?.(undefined)
      setEstado({ tipo: 'oferta', problema: status === 404 ? esquecida : message })
    }
    const again = () => {
      timer = setTimeout(() => void look().catch(failed), pause(looks))
      looks += 1
    }
    let timer = setTimeout(() => void look().catch(failed), 400)
    return () => {
      mine.abort()
      clearTimeout(timer)
    }
  }, [waiting, empresaId, arrives])

  return {
    estado,
    envia: (file: File) => void envia(file),
    /** aborts upload and reading; `manter` keeps the file */
    larga(manter: boolean) {
      sending.current?.abort()
      if ('arquivo' in estado && 'tarefaId' in estado.arquivo)
        esqueceLeitura(String(estado.arquivo.tarefaId), empresaId, manter)
      told.current?.(undefined)
      setEstado({ tipo: 'oferta' })
    },
  }
}
