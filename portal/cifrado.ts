import { postJson } from './api.ts'

/** What is kept on the device stands there encrypted (AES-GCM) or not at all: browsers encrypt on pages that came by TLS, or from this device. */
export const cifraAqui = (): boolean => globalThis.crypto?.subtle !== undefined

/** Each text is bound to its name: one stands for no other. */
const forma = (nome: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(nome),
})

let cifra: Promise<CryptoKey> | undefined

/** The key of this browser's drafts, which the server makes as long as a cookie names it. In memory only. */
export function preparaCifra(): Promise<CryptoKey> {
  cifra ??= pedeChave().catch((error) => {
    cifra = undefined
    throw error
  })
  return cifra
}

/** The next key is another. */
export function esqueceCifra(): void {
  cifra = undefined
}

async function pedeChave(): Promise<CryptoKey> {
  if (!cifraAqui()) throw new Error('this browser does not encrypt here')
  const answer = await postJson<{ chave: string }>('chave-rascunho', {})
  return chaveDeBytes(bytesOf(answer?.chave ?? ''))
}

/** A key out of its bytes, which no script can read out again. */
export const chaveDeBytes = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

export async function cifraValor(chave: CryptoKey, nome: string, valor: object): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const texto = new TextEncoder().encode(JSON.stringify(valor))
  return `${textOf(iv)}.${textOf(new Uint8Array(await crypto.subtle.encrypt(forma(nome, iv), chave, texto)))}`
}

/** @throws what cannot be read with this key under this name */
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

/** Of base64 in either alphabet. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
