import type { Reading } from '#schemas/runtime/answers/candidates.ts'
import { deleteAt, getJson, sendJson } from '../api.ts'

/** GET /api/externo/candidatos/leitura-curriculo/{id} */
export interface Leitura {
  estado: 'na-fila' | 'executando' | 'concluida' | 'falhou' | 'cancelada'
  /** hundredths of a page */
  progresso: number
  total?: number
  /** why it failed */
  mensagem?: string
  resultado?: Reading
}

/** A reading begun on this device: enough to go on with it after a reload. */
export interface LeituraComecada {
  tarefaId: string
  arquivoId: string
  nome: string
}

const path = 'candidatos/leitura-curriculo'

export const comecaLeitura = (arquivoId: string, empresaId: number): Promise<{ tarefaId: string }> =>
  sendJson('POST', path, { arquivoId }, { empresaId })

export const veLeitura = (tarefaId: string, empresaId: number, signal?: AbortSignal): Promise<Leitura> =>
  getJson(`${path}/${encodeURIComponent(tarefaId)}`, { empresaId }, signal)

/** The server forgets what it read, and unless it is kept the file too. Nobody waits for it: after a day it does so by itself. */
export const esqueceLeitura = (tarefaId: string, empresaId: number, manter: boolean): void =>
  void deleteAt(`${path}/${encodeURIComponent(tarefaId)}?empresaId=${empresaId}${manter ? '&manter=1' : ''}`).catch(
    () => undefined,
  )
