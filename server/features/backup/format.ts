import { DomainError, type ErrorCode } from '#server/platform/errors/errors.ts'

/** Magic bytes at the beginning of a backup; a `Header` follows. */
export const MAGIC = Buffer.from('PRUMO-RH BACKUP 1\n')

/** Maximum bytes of a header; a longer one is no backup of ours. */
export const LONGEST_HEADER = 16 * 1024

/** The backup's key wrapped by a key derived from a passphrase (scrypt). */
export interface ByPassphrase {
  tipo: 'senha'
  n: number
  r: number
  p: number
  sal: string
  chave: string
}

/** The backup's key encrypted with an RSA public key. */
export interface ByPublicKey {
  tipo: 'chave-publica'
  /** SHA-256 of the public key, to identify it */
  impressao: string
  chave: string
}

export type Protection = ByPassphrase | ByPublicKey

/** Plaintext header; authenticated by the encrypted part. */
export interface Header {
  produto: 'prumo-rh'
  versao: string
  criadoEm: string
  protecao: Protection
}

/** A migration applied to the tables. */
export interface AppliedMigration {
  numero: number
  nome: string
  checksum: string
}

/** The first entry: migrations applied to the tables of the backup. */
export interface Beginning {
  tipo: 'inicio'
  migracoes: AppliedMigration[]
}

/** The rows of a table: COPY's text format, by primary key, compressed. */
export interface TableEntry {
  tipo: 'tabela'
  nome: string
  colunas: string[]
}

/** The unmodified content of a file. */
export interface FileEntry {
  tipo: 'arquivo'
  sha256: string
}

/** The server's secret, where it is in DATA_DIR: sealed texts and the chain of the security log need it. */
export interface SecretEntry {
  tipo: 'segredo'
}

/** Checksum of a table. */
export interface TableSum {
  nome: string
  linhas: number
  /** of the uncompressed rows */
  sha256: string
}

export interface Sequence {
  nome: string
  /** null: never used */
  ultimo: number | null
  primeiro: number
}

/** The last entry: checksums of all entries before it. */
export interface Manifest {
  tipo: 'fim'
  tabelas: TableSum[]
  sequencias: Sequence[]
  arquivos: { quantidade: number; bytes: number }
  /** hashes of contents that were missing in the store */
  ausentes: string[]
}

export type Entry = Beginning | TableEntry | FileEntry | SecretEntry | Manifest

/** Refuses a file before any of it is used. */
export const refuseFile = (code: ErrorCode, params: Record<string, string | number> = {}): never => {
  throw new DomainError(code, params)
}
