import { randomInt } from 'node:crypto'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Secrets } from '../secrets.ts'
import { stepOf } from './totp.ts'

interface Place {
  secrets: Secrets
  now(): Date
}

/** Most authenticator apps per user, and as many passkeys. */
const MOST = 5
/** Number of recovery codes. */
const CODES = 10
const CODE_LENGTH = 10
/** Alphabet without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Purpose under which secrets of apps are sealed. */
export const SEAL = 'segundo-fator'

/** Kinds of a second factor; a recovery code replaces either. */
export type FactorKind = 'totp' | 'passkey'

/** An authenticator app or a passkey as shown to its owner. */
export interface FactorLine {
  id: number
  nome: string
  criadoEm: string
  usadoEm: string | null
}

/** A user's authenticator apps or passkeys, the oldest first. */
export const listFactors = (db: Db, usuarioId: number, kind: FactorKind): Promise<FactorLine[]> =>
  run<FactorLine>(
    db,
    `select id, nome, criado_em as "criadoEm", usado_em as "usadoEm" from fator where usuario_id = $1 and tipo = $2 order by id`,
    [usuarioId, kind],
  )

/** The kinds of second factor a user has. */
export async function factorKinds(db: Db, usuarioId: number): Promise<FactorKind[]> {
  const text = `select distinct tipo from fator where usuario_id = $1 and tipo <> 'recuperacao'`
  return (await run<{ tipo: FactorKind }>(db, text, [usuarioId])).map(({ tipo }) => tipo)
}

/** Number of a user's unused recovery codes. */
export async function countCodes(db: Db, usuarioId: number): Promise<number> {
  const text = `select count(*)::int as n from fator where usuario_id = $1 and tipo = 'recuperacao' and usado_em is null`
  return (await run<{ n: number }>(db, text, [usuarioId]))[0]?.n ?? 0
}

const INSERT = `insert into fator (usuario_id, tipo, nome, segredo, contador, criado_em) values ($1, $2, $3, $4, $5, $6)`

/** Stores an app whose first code was right. @param step time step of that code @throws DomainError FATORES_DEMAIS */
export async function addApp(
  { secrets, now }: Place,
  db: Db,
  usuarioId: number,
  app: { nome: string; secret: string; step: number },
): Promise<void> {
  await requireRoom(db, usuarioId, 'totp')
  const sealed = secrets.seal(SEAL, app.secret)
  await run(db, INSERT, [usuarioId, 'totp', app.nome, sealed, app.step, now()])
}

/** Checks the limit of factors under an advisory lock per user, so that concurrent additions cannot exceed it. @throws DomainError FATORES_DEMAIS, PASSKEYS_DEMAIS */
export async function requireRoom(db: Db, usuarioId: number, kind: FactorKind): Promise<void> {
  await run(db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`fator ${usuarioId}`])
  if ((await listFactors(db, usuarioId, kind)).length < MOST) return
  fail(kind === 'totp' ? 'FATORES_DEMAIS' : 'PASSKEYS_DEMAIS', { limite: MOST })
}

/** Creates recovery codes with the first factor. @returns them; none where unused ones exist */
export const firstCodes = async (place: Place, db: Db, usuarioId: number): Promise<string[]> =>
  (await countCodes(db, usuarioId)) === 0 ? renewCodes(place, db, usuarioId) : []

/** Replaces the recovery codes of a user. @returns them; only their hashes are stored */
export async function renewCodes({ secrets, now }: Place, db: Db, usuarioId: number): Promise<string[]> {
  await run(db, `delete from fator where usuario_id = $1 and tipo = 'recuperacao'`, [usuarioId])
  const codes = Array.from({ length: CODES }, newCode)
  for (const code of codes)
    await run(db, INSERT, [usuarioId, 'recuperacao', '', hashesOfCode(secrets, usuarioId, code)[0], 0, now()])
  return codes.map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`)
}

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Hashes a recovery code may be stored as, the present one first. */
const hashesOfCode = (secrets: Secrets, usuarioId: number, code: string): string[] =>
  secrets.hashesOfAccount('codigo-recuperacao', `${usuarioId}:${code.replace(/[\s-]/g, '')}`)

const USE_APP = `update fator set contador = $2, usado_em = $3 where id = $1 and contador < $2 returning id`
const USE_CODE = `update fator set usado_em = $3 where usuario_id = $1 and tipo = 'recuperacao' and segredo = any($2::text[]) and usado_em is null returning id`

/** Redeems a code of an app or a recovery code; each is valid once. @returns which of them it was; undefined for a wrong one */
export async function redeemCode(
  { secrets, now }: Place,
  db: Db,
  usuarioId: number,
  given: string,
): Promise<'totp' | 'recuperacao' | undefined> {
  const code = given.replace(/\s/g, '')
  const apps = await run<{ id: number; segredo: string; contador: number }>(
    db,
    `select id, segredo, contador from fator where usuario_id = $1 and tipo = 'totp'`,
    [usuarioId],
  )
  for (const { id, segredo, contador } of apps) {
    const secret = secrets.unseal(SEAL, segredo)
    const step = secret === undefined ? undefined : stepOf(secret, code, now(), Number(contador))
    if (step !== undefined && (await run(db, USE_APP, [id, step, now()])).length > 0) return 'totp'
  }
  const hashes = hashesOfCode(secrets, usuarioId, code.toLowerCase())
  return (await run(db, USE_CODE, [usuarioId, hashes, now()])).length > 0 ? 'recuperacao' : undefined
}

/** Removes an app or a passkey; with the last one also the recovery codes. @throws DomainError NAO_ENCONTRADO */
export async function removeFactor(db: Db, usuarioId: number, id: number): Promise<{ nome: string; tipo: FactorKind }> {
  const text = `delete from fator where usuario_id = $1 and id = $2 and tipo <> 'recuperacao' returning nome, tipo`
  const [removed] = await run<{ nome: string; tipo: FactorKind }>(db, text, [usuarioId, id])
  if ((await factorKinds(db, usuarioId)).length === 0) await removeFactors(db, usuarioId)
  return removed ?? fail('NAO_ENCONTRADO')
}

/** Removes all factors and recovery codes of a user. @returns whether there were any */
export async function removeFactors(db: Db, usuarioId: number): Promise<boolean> {
  return (await run(db, 'delete from fator where usuario_id = $1 returning id', [usuarioId])).length > 0
}
