import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto'
import { promisify } from 'node:util'
import { type ByPassphrase, type ByPublicKey, type Protection, refuseFile } from './format.ts'
import { fingerprintOf } from './keys.ts'

/** Passphrase or key that encrypts or decrypts a backup. */
export type Key = { senha: string } | { chavePublica: KeyObject } | { chavePrivada: KeyObject }

/** Parameters of scrypt: 64 MB and about 0.2 s per guess (OWASP's second choice). */
const COST = { n: 2 ** 16, r: 8, p: 2 }
/** Maximum parameters accepted from a header, which is unauthenticated input: prevents excessive work. */
const MOST_COST = { n: 2 ** 18, r: 16, p: 8 }

const KEY_BYTES = 32
const TAG_BYTES = 16
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const

/** Plaintext bytes of one frame. */
const FRAME = 256 * 1024
/** Bit in the length of the last frame: makes truncation detectable. */
const LAST = 0x8000_0000

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Generates a random key for a backup, and the same key wrapped by passphrase or public key. */
export async function makeBackupKey(key: Key): Promise<{ chave: Buffer; protecao: Protection }> {
  const chave = randomBytes(KEY_BYTES)
  if ('senha' in key) {
    const sal = randomBytes(16)
    const sealed = sealKey(await fromPassphrase(key.senha, sal, COST), chave)
    return { chave, protecao: { tipo: 'senha', ...COST, sal: sal.toString('base64'), chave: sealed } }
  }
  const publicKey = 'chavePublica' in key ? key.chavePublica : createPublicKey(key.chavePrivada)
  const sealed = publicEncrypt({ key: publicKey, ...OAEP }, chave).toString('base64')
  return { chave, protecao: { tipo: 'chave-publica', impressao: fingerprintOf(publicKey), chave: sealed } }
}

/** Unwraps the key of a backup. @throws DomainError BACKUP_SENHA, BACKUP_CHAVE, BACKUP_PEDE_SENHA, BACKUP_PEDE_CHAVE */
export function openBackupKey(protecao: Protection, key: Key): Promise<Buffer> | Buffer {
  if (protecao.tipo === 'senha')
    return 'senha' in key ? withPassphrase(protecao, key.senha) : refuseFile('BACKUP_PEDE_SENHA')
  return 'chavePrivada' in key ? withPrivateKey(protecao, key.chavePrivada) : refuseFile('BACKUP_PEDE_CHAVE')
}

async function withPassphrase({ n, r, p, sal, chave }: ByPassphrase, senha: string): Promise<Buffer> {
  if (!(n <= MOST_COST.n && r <= MOST_COST.r && p <= MOST_COST.p)) refuseFile('BACKUP_DANIFICADO')
  const outer = await fromPassphrase(senha, Buffer.from(sal, 'base64'), { n, r, p }).catch(() =>
    refuseFile('BACKUP_DANIFICADO'),
  )
  return openKey(outer, chave) ?? refuseFile('BACKUP_SENHA')
}

function withPrivateKey({ impressao, chave }: ByPublicKey, privateKey: KeyObject): Buffer {
  if (fingerprintOf(createPublicKey(privateKey)) !== impressao) refuseFile('BACKUP_CHAVE')
  try {
    return privateDecrypt({ key: privateKey, ...OAEP }, Buffer.from(chave, 'base64'))
  } catch {
    return refuseFile('BACKUP_DANIFICADO')
  }
}

const fromPassphrase = (senha: string, sal: Buffer, { n, r, p }: typeof COST): Promise<Buffer> =>
  derive(senha.normalize('NFC'), sal, KEY_BYTES, { N: n, r, p, maxmem: 256 * n * r })

function sealKey(outer: Buffer, chave: Buffer): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', outer, iv)
  return Buffer.concat([iv, cipher.update(chave), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

function openKey(outer: Buffer, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', outer, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(12, -TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}

/** Nonce of a frame: its number and whether it is the last, so that frames cannot be moved, removed or added. */
function nonce(count: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt8(last ? 1 : 0, 3)
  bytes.writeBigUInt64BE(BigInt(count), 4)
  return bytes
}

/**
 * Encrypts a stream, frame by frame.
 * @param header bytes before the frames; authenticated with every frame
 */
export async function* encryptFrames(
  source: AsyncIterable<Buffer>,
  chave: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  const bound = createHash('sha256').update(header).digest()
  let count = 0
  const frame = (clear: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', chave, nonce(count, last))
    count += 1
    cipher.setAAD(bound)
    const length = Buffer.alloc(4)
    length.writeUInt32BE((clear.length + (last ? LAST : 0)) >>> 0)
    return Buffer.concat([length, cipher.update(clear), cipher.final(), cipher.getAuthTag()])
  }
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    size += chunk.length
    if (size < FRAME) continue
    let rest: Buffer = Buffer.concat(waiting, size)
    for (; rest.length > FRAME; rest = rest.subarray(FRAME)) yield frame(rest.subarray(0, FRAME), false)
    waiting = [rest]
    size = rest.length
  }
  yield frame(Buffer.concat(waiting, size), true)
}

/** Reads exact numbers of bytes from a stream. */
export interface ByteReader {
  /** exactly `length` bytes; undefined where the stream ends before */
  read(length: number): Promise<Buffer | undefined>
}

/**
 * Decrypts the output of `encryptFrames`; yields a frame only after it was authenticated.
 * @throws DomainError BACKUP_CORTADO, BACKUP_DANIFICADO
 */
export async function* decryptFrames(source: ByteReader, chave: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  const bound = createHash('sha256').update(header).digest()
  for (let count = 0, last = false; !last; count++) {
    const said = (await source.read(4))?.readUInt32BE() ?? refuseFile('BACKUP_CORTADO')
    last = said >= LAST
    const length = last ? said - LAST : said
    if (length > FRAME) refuseFile('BACKUP_DANIFICADO')
    const sealed = (await source.read(length + TAG_BYTES)) ?? refuseFile('BACKUP_CORTADO')
    const decipher = createDecipheriv('aes-256-gcm', chave, nonce(count, last))
    decipher.setAAD(bound)
    decipher.setAuthTag(sealed.subarray(length))
    let clear: Buffer
    try {
      clear = Buffer.concat([decipher.update(sealed.subarray(0, length)), decipher.final()])
    } catch {
      return refuseFile('BACKUP_DANIFICADO')
    }
    yield clear
  }
  if (await source.read(1)) refuseFile('BACKUP_DANIFICADO')
}
