import type { RecordData } from '#schemas/runtime/model.ts'
import { postJson } from '../api.ts'
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
/** Others may use this device tomorrow. */
const validade = 24 * 60 * 60 * 1000

/** A draft belongs to one company and, once somebody is logged in, to one candidate. */
export const chaveDe = (empresaId: number, candidatoId?: number): string =>
  `${prefix}${empresaId}:${candidatoId ?? 'novo'}`

/** Drafts are kept encrypted or not at all: browsers encrypt on pages that came by TLS, or from this device. */
export const guardaRascunhos = (): boolean => globalThis.crypto?.subtle !== undefined

let cifra: Promise<CryptoKey> | undefined

/** The key of this browser's drafts, which the server makes as long as a cookie names it. In memory only. */
export function preparaCifra(): Promise<CryptoKey> {
  cifra ??= pedeChave().catch((error) => {
    cifra = undefined
    throw error
  })
  return cifra
}

async function pedeChave(): Promise<CryptoKey> {
  if (!guardaRascunhos()) throw new Error('this browser does not encrypt here')
  const answer = await postJson<{ chave: string }>('chave-rascunho', {})
  return crypto.subtle.importKey('raw', bytesOf(answer?.chave ?? ''), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Each draft is bound to its name: one stands for no other. */
const forma = (chave: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(chave),
})

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
    const [iv = '', texto = ''] = (localStorage.getItem(chave) ?? '').split('.')
    const aberto = await crypto.subtle.decrypt(forma(chave, bytesOf(iv)), await preparaCifra(), bytesOf(texto))
    const found = JSON.parse(new TextDecoder().decode(aberto)) as Rascunho
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
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const texto = new TextEncoder().encode(JSON.stringify(rascunho))
    const cifrado = await crypto.subtle.encrypt(forma(chave, iv), await preparaCifra(), texto)
    if (minha === vez) localStorage.setItem(chave, `${textOf(iv)}.${textOf(new Uint8Array(cifrado))}`)
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
  cifra = undefined
  try {
    for (const chave of Object.keys(localStorage)) if (chave.startsWith(prefix)) localStorage.removeItem(chave)
  } catch {
    // nothing was kept
  }
}

function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Of base64 in either alphabet. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
