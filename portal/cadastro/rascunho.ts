import type { RecordData } from '#schemas/runtime/model.ts'
import { cifraValor, decifraValor, esqueceCifra, preparaCifra } from '../cifrado.ts'
import type { LeituraComecada } from '../curriculo/leitura.ts'

/** What was typed and not saved, on this device only. */
export interface Rascunho {
  record: RecordData
  /** position of the step or tab that was open */
  passo: number
  /** ms since 1970 */
  quando: number
  /** a CV that is being read, or was and is not looked at yet: the CV's step is shown, not the form */
  leitura?: LeituraComecada
}

const prefix = 'prumo:cadastro:'
/** All that is a candidate's on this device: these drafts, and answers that were not sent (`copia-local.ts`). */
const CHAVES = /^prumo:(cadastro|respostas):/
/** Others may use this device tomorrow. */
const validade = 24 * 60 * 60 * 1000

/** A draft belongs to one company and, once somebody is logged in, to one candidate. */
export const chaveDe = (empresaId: number, candidatoId?: number): string =>
  `${prefix}${empresaId}:${candidatoId ?? 'novo'}`

/** Whether there is something, readable or not. */
export function temRascunho(chave: string): boolean {
  try {
    return localStorage.getItem(chave) !== null
  } catch {
    return false
  }
}

/** What was begun in the last day; undefined when there is nothing, or nothing that can be read. */
export async function leRascunho(chave: string): Promise<Rascunho | undefined> {
  try {
    const guardado = localStorage.getItem(chave) ?? ''
    const found = (await decifraValor(await preparaCifra(), chave, guardado)) as Rascunho
    if (typeof found.record === 'object' && Date.now() - found.quando < validade) return found
  } catch {
    // a browser that keeps nothing, a key that is gone, or something that is no draft
  }
  esqueceRascunho(chave)
  return undefined
}

/** Passwords are never kept. */
export function guardaRascunho(
  chave: string,
  { senha: _, confirmaSenha: __, ...record }: RecordData,
  passo: number,
): void {
  void guarda(chave, { record, passo, quando: Date.now() })
}

/** A reload does not send the CV again, nor does it lose what was typed before the CV was asked for. */
export function guardaLeitura(chave: string, leitura: LeituraComecada, typed: RecordData = {}): void {
  const { senha: _, confirmaSenha: __, ...record } = typed
  void guarda(chave, { record, passo: 0, quando: Date.now(), leitura })
}

/** What was asked for last is what counts, whatever ends first. */
let vez = 0

async function guarda(chave: string, rascunho: Rascunho): Promise<void> {
  const minha = ++vez
  try {
    const texto = await cifraValor(await preparaCifra(), chave, rascunho)
    if (minha === vez) localStorage.setItem(chave, texto)
  } catch {
    // full, switched off, or without a key: the form goes on without
  }
}

export function esqueceRascunho(chave: string): void {
  vez += 1
  try {
    localStorage.removeItem(chave)
  } catch {
    // nothing was kept
  }
}

/** At log-out: nothing of anybody stays on the device, and the key is another. */
export function esqueceRascunhos(): void {
  vez += 1
  esqueceCifra()
  try {
    for (const chave of Object.keys(localStorage)) if (CHAVES.test(chave)) localStorage.removeItem(chave)
  } catch {
    // nothing was kept
  }
}
