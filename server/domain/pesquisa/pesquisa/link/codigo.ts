import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'

/** The survey that a public link belongs to. */
export interface Alvo {
  empresaId: number
  id: number
}

const LINK = 'link-pesquisa'
const FORMULARIO = 'formulario-pesquisa'
const BYTES = 16
const NENHUMA = 'A'.repeat(22)

const marca = (key: string, texto: string): Buffer =>
  createHmac('sha256', key).update(texto).digest().subarray(0, BYTES)

const confere = (keys: string[], texto: string, dita: string): boolean => {
  const bytes = Buffer.from(dita, 'base64url')
  // all keys are compared: constant time for right and wrong codes
  return keys.map((key) => bytes.length === BYTES && timingSafeEqual(marca(key, texto), bytes)).includes(true)
}

const doLink = ({ empresaId, id }: Alvo, numero: number): string => `${empresaId} ${id} ${numero}`

/**
 * The code of a survey's public link: a MAC of company, survey and number of the link. It is not stored but derived, so
 * HR can show it again; renewing raises the number and invalidates former codes.
 */
export const codigoDoLink = (secrets: Secrets, alvo: Alvo, numero: number): string =>
  [
    alvo.empresaId.toString(36),
    alvo.id.toString(36),
    marca(secrets.key(LINK), doLink(alvo, numero)).toString('base64url'),
  ].join('-')

const FORMA = /^([0-9a-z]{1,5})-([0-9a-z]{1,10})-([\w-]{22})$/

// $1 company, $2 survey
const ABERTO = `select link_numero as numero from pesquisa
  where empresa_id = $1 and id = $2 and por_link and link_aberto and situacao <> 'P'`

/** The survey of a code while its link is open. Takes one query and one MAC for every code, so that timing reveals nothing. */
export async function alvoDoCodigo(secrets: Secrets, db: Db, codigo: string): Promise<Alvo | undefined> {
  const [, empresa = '0', pesquisa = '0', dita = NENHUMA] = FORMA.exec(codigo) ?? []
  const alvo = { empresaId: Number.parseInt(empresa, 36), id: Number.parseInt(pesquisa, 36) }
  const [row] = await run<{ numero: number }>(db, ABERTO, [alvo.empresaId, alvo.id])
  const nossa = confere(secrets.keys(LINK), doLink(alvo, row?.numero ?? 0), dita)
  return row && nossa ? alvo : undefined
}

/** Days for which a form is valid. */
const DIAS = 7
/** Minutes for which a handed-in form is remembered, longer than its validity. */
export const LEMBRADO = (DIAS + 2) * 24 * 60

const doFormulario = ({ empresaId, id }: Alvo, dia: string, nome: string): string => `${empresaId} ${id} ${dia} ${nome}`

/** A signed form with day and random id; handing it in is idempotent, so a client may retry after a broken connection. */
export function novoFormulario(secrets: Secrets, alvo: Alvo, dia: string): string {
  const nome = randomBytes(BYTES).toString('base64url')
  return [dia, nome, marca(secrets.key(FORMULARIO), doFormulario(alvo, dia, nome)).toString('base64url')].join('.')
}

const FORMULARIO_DITO = /^(\d{4}-\d\d-\d\d)\.([\w-]{22})\.([\w-]{22})$/

/** Whether a form is signed by this server for this survey, and not expired. */
export function valeFormulario(secrets: Secrets, alvo: Alvo, formulario: string, hoje: string): boolean {
  const [, dia = '', nome = '', dita = NENHUMA] = FORMULARIO_DITO.exec(formulario) ?? []
  const nosso = confere(secrets.keys(FORMULARIO), doFormulario(alvo, dia, nome), dita)
  return nosso && dia <= hoje && shiftDay(dia, DIAS) >= hoje
}
