import { postJson } from './api.ts'

/** Whether WebCrypto is available (https or localhost): drafts are stored encrypted (AES-GCM), or not at all. */
export const cifraAqui = (): boolean => globalThis.crypto?.subtle !== undefined

/** The name is authenticated data: a text cannot be decrypted under another name. */
const forma = (nome: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(nome),
})

let cifra: Promise<CryptoKey> | undefined

/** Fetches the key of this browser's drafts, which the server derives from a cookie and its own secret. Cached in memory only. */
export function preparaCifra(): Promise<CryptoKey> {
  cifra ??= pedeChave().catch((error) => {
    cifra = undefined
    throw error
  })
  return cifra
}

/** Drops the cached key: the next one is fetched anew. */
export function esqueceCifra(): void {
  cifra = undefined
}

async function pedeChave(): Promise<CryptoKey> {
  if (!cifraAqui()) throw new Error('this browser does not encrypt here')
  const answer = await postJson<{ chave: string }>('chave-rascunho', {})
  return chaveDeBytes(bytesOf(answer?.chave ?? ''))
}

/** Imports a key as non-extractable. */
export const chaveDeBytes = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

export async function cifraValor(chave: CryptoKey, nome: string, valor: object): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const texto = new TextEncoder().encode(JSON.stringify(valor))
  return `${textOf(iv)}.${textOf(new Uint8Array(await crypto.subtle.encrypt(forma(nome, iv), chave, texto)))}`
}

/** @throws if key or name do not match */
export async function decifraValor(chave: CryptoKey, nome: string, guardado: string): Promise<unknown> {
  const [iv = '', texto = ''] = guardado.split('.')
  const aberto = await crypto.subtle.decrypt(forma(nome, bytesOf(iv)), chave, bytesOf(texto))
  return JSON.parse(new TextDecoder().decode(aberto))
}

function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Decodes base64 or base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
