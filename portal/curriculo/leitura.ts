import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
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

/** A reading started on this device: what a reload needs to resume it. */
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

/** Makes the server delete the reading and, unless `manter`, the file. Fire and forget: the server deletes both after a day anyway. */
export const esqueceLeitura = (tarefaId: string, empresaId: number, manter: boolean): void =>
  void deleteAt(`${path}/${encodeURIComponent(tarefaId)}?empresaId=${empresaId}${manter ? '&manter=1' : ''}`).catch(
    () => undefined,
  )
