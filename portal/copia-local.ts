import type { CopiaLocal } from '#admin/form/questionario/copia-local.ts'
import type { Pacote } from '#admin/form/questionario/pacote.ts'
import { chaveDeBytes, cifraAqui, cifraValor, decifraValor, preparaCifra } from './cifrado.ts'

/** Lifetime in ms (24 h), as devices may be shared. */
const VALIDADE = 24 * 60 * 60 * 1000
const DE_LINK = 'prumo:respostas-link:'

/** Local copy of a candidate's unsent answers, encrypted with this browser's key; deleted on log-out (`cadastro/rascunho.ts`). */
export const copiaDoCandidato = (candidatoId: number, avaliacaoId: number): CopiaLocal =>
  copiaCom(preparaCifra(), async () => `prumo:respostas:${candidatoId}:${avaliacaoId}`)

/**
 * Local copy of unsent answers of a link. Its key is derived from the link's code, which is not stored here: without the link the copy
 * cannot be read, and with it the server returns the same answers.
 */
export function copiaDoLink(codigo: string): CopiaLocal {
  esqueceVelhas()
  const nome = async () => `${DE_LINK}${hexDe(await resumo(`nome ${codigo}`)).slice(0, 24)}`
  return copiaCom(
    cifraAqui() ? resumo(`chave ${codigo}`).then(chaveDeBytes) : Promise.reject(new Error('no TLS')),
    nome,
  )
}

const resumo = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
const hexDe = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function copiaCom(chave: Promise<CryptoKey>, nomeDe: () => Promise<string>): CopiaLocal {
  let pronta = false
  // sequence number: only the last write may be stored
  let vez = 0
  chave.then(
    () => {
      pronta = true
    },
    () => undefined,
  )
  return {
    guardaMesmo: () => pronta,
    guarda(pacote) {
      const minha = ++vez
      void guarda(chave, nomeDe, pacote, () => minha === vez).catch(() => {
        // quota exceeded or storage disabled: the page works without, and says so
        pronta = false
      })
    },
    le: () => le(chave, nomeDe).catch(() => undefined),
    esquece() {
      vez += 1
      return nomeDe().then(
        (nome) => localStorage.removeItem(nome),
        () => undefined,
      )
    },
  }
}

/** Stores the time in clear text: expired copies are deleted without decryption. */
async function guarda(
  chave: Promise<CryptoKey>,
  nomeDe: () => Promise<string>,
  pacote: Pacote,
  conta: () => boolean,
): Promise<void> {
  const nome = await nomeDe()
  const texto = await cifraValor(await chave, nome, pacote)
  if (conta()) localStorage.setItem(nome, `${Date.now()}|${texto}`)
}

async function le(chave: Promise<CryptoKey>, nomeDe: () => Promise<string>): Promise<Pacote | undefined> {
  const nome = await nomeDe()
  const [quando, texto] = (localStorage.getItem(nome) ?? '').split('|')
  if (texto === undefined) return undefined
  if (Date.now() - Number(quando) > VALIDADE) {
    localStorage.removeItem(nome)
    return undefined
  }
  return (await decifraValor(await chave, nome, texto)) as Pacote
}

function esqueceVelhas(): void {
  try {
    for (const nome of Object.keys(localStorage)) {
      const quando = Number(localStorage.getItem(nome)?.split('|')[0])
      if (nome.startsWith(DE_LINK) && Date.now() - quando > VALIDADE) localStorage.removeItem(nome)
    }
  } catch {
    // no storage
  }
}
