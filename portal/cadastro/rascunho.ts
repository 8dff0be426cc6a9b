import type { RecordData } from '#schemas/runtime/model.ts'
import type { LeituraComecada } from '../curriculo/leitura.ts'

/** What was typed and not saved, on this device only. */
export interface Rascunho {
  record: RecordData
  /** position of the step or tab that was open */
  passo: number
  /** ms since 1970 */
  quando: number
  /** a CV that is being read, or was and is not looked at yet; then nothing is typed */
  leitura?: LeituraComecada
}

const prefix = 'prumo:cadastro:'
/** Others may use this device tomorrow. */
const validade = 24 * 60 * 60 * 1000

/** A draft belongs to one company and, once somebody is logged in, to one candidate. */
export const chaveDe = (empresaId: number, candidatoId?: number): string =>
  `${prefix}${empresaId}:${candidatoId ?? 'novo'}`

/** What was begun in the last day; undefined when there is nothing, or nothing that can be read. */
export function leRascunho(chave: string): Rascunho | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(chave) ?? 'null') as Rascunho | null
    if (found && typeof found.record === 'object' && Date.now() - found.quando < validade) return found
    localStorage.removeItem(chave)
  } catch {
    // a browser that keeps nothing, or something that is no draft
  }
  return undefined
}

/** Passwords are never kept. */
export function guardaRascunho(
  chave: string,
  { senha: _, confirmaSenha: __, ...record }: RecordData,
  passo: number,
): void {
  guarda(chave, { record, passo, quando: Date.now() })
}

/** A reload does not send the CV again. */
export function guardaLeitura(chave: string, leitura: LeituraComecada): void {
  guarda(chave, { record: {}, passo: 0, quando: Date.now(), leitura })
}

function guarda(chave: string, rascunho: Rascunho): void {
  try {
    localStorage.setItem(chave, JSON.stringify(rascunho))
  } catch {
    // full, or switched off: the form goes on without
  }
}

export function esqueceRascunho(chave: string): void {
  try {
    localStorage.removeItem(chave)
  } catch {
    // nothing was kept
  }
}

/** At log-out: nothing of anybody stays on the device. */
export function esqueceRascunhos(): void {
  try {
    for (const chave of Object.keys(localStorage)) if (chave.startsWith(prefix)) localStorage.removeItem(chave)
  } catch {
    // nothing was kept
  }
}
