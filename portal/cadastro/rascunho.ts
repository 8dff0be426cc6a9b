import type { RecordData } from '#schemas/runtime/model.ts'
import { cifraValor, decifraValor, esqueceCifra, preparaCifra } from '../cifrado.ts'
import type { LeituraComecada } from '../curriculo/leitura.ts'

/** Unsaved form values, stored in this browser only. */
export interface Rascunho {
  record: RecordData
  /** position of the step or tab that was open */
  passo: number
  /** ms since 1970 */
  quando: number
  /** a CV being read, or read and not reviewed yet: the CV step is shown instead of the form */
  leitura?: LeituraComecada
}

const prefix = 'prumo:cadastro:'
/** Keys of all candidate data in `localStorage`: these drafts, and unsent answers (`copia-local.ts`). */
const CHAVES = /^prumo:(cadastro|respostas):/
/** Lifetime in ms (24 h), as devices may be shared. */
const validade = 24 * 60 * 60 * 1000

/** Key of a draft: one per company and, after the log-in, per candidate. */
export const chaveDe = (empresaId: number, candidatoId?: number): string =>
  `${prefix}${empresaId}:${candidatoId ?? 'novo'}`

/** Whether a draft is stored, readable or not. */
export function temRascunho(chave: string): boolean {
  try {
    return localStorage.getItem(chave) !== null
  } catch {
    return false
  }
}

/** Reads a draft of the last 24 hours; deletes and ignores one that is older or unreadable. */
export async function leRascunho(chave: string): Promise<Rascunho | undefined> {
  try {
    const guardado = localStorage.getItem(chave) ?? ''
    const found = (await decifraValor(await preparaCifra(), chave, guardado)) as Rascunho
    if (typeof found.record === 'object' && Date.now() - found.quando < validade) return found
  } catch {
    // no storage, key lost, or invalid content
  }
  esqueceRascunho(chave)
  return undefined
}

/** Stores a draft, without its passwords. */
export function guardaRascunho(
  chave: string,
  { senha: _, confirmaSenha: __, ...record }: RecordData,
  passo: number,
): void {
  void guarda(chave, { record, passo, quando: Date.now() })
}

/** Stores the reading of a CV with the values typed before, so that a reload resumes it. */
export function guardaLeitura(chave: string, leitura: LeituraComecada, typed: RecordData = {}): void {
  const { senha: _, confirmaSenha: __, ...record } = typed
  void guarda(chave, { record, passo: 0, quando: Date.now(), leitura })
}

/** Sequence number: encryption is asynchronous, and only the last write may be stored. */
let vez = 0

async function guarda(chave: string, rascunho: Rascunho): Promise<void> {
  const minha = ++vez
  try {
    const texto = await cifraValor(await preparaCifra(), chave, rascunho)
    if (minha === vez) localStorage.setItem(chave, texto)
  } catch {
    // quota exceeded, storage disabled, or no key: the form works without a draft
  }
}

export function esqueceRascunho(chave: string): void {
  vez += 1
  try {
    localStorage.removeItem(chave)
  } catch {
    // no storage
  }
}

/** On log-out: deletes all candidate data of the device, and forgets the key. */
export function esqueceRascunhos(): void {
  vez += 1
  esqueceCifra()
  try {
    for (const chave of Object.keys(localStorage)) if (CHAVES.test(chave)) localStorage.removeItem(chave)
  } catch {
    // no storage
  }
}
