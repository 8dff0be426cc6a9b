import { DomainError, type ErrorCode } from '#server/platform/errors/errors.ts'

/** The first bytes of a backup; what comes after them is described by `Header`. */
export const MAGIC = Buffer.from('PRUMO-RH BACKUP 1\n')

/** A header is some hundred bytes; whatever says more is no backup. */
export const LONGEST_HEADER = 16 * 1024

/** How the key of a backup was made from a passphrase (scrypt), and the key sealed with it. */
export interface ByPassphrase {
  tipo: 'senha'
  n: number
  r: number
  p: number
  sal: string
  chave: string
}

/** The key sealed for whoever holds the private key. */
export interface ByPublicKey {
  tipo: 'chave-publica'
  /** SHA-256 of the public key, to say which one it was */
  impressao: string
  chave: string
}

export type Protection = ByPassphrase | ByPublicKey

/** What stands before the encrypted part, readable by everybody, and cannot be changed without breaking it. */
export interface Header {
  produto: 'prumo-rh'
  versao: string
  criadoEm: string
  protecao: Protection
}

/** A migration that the tables are the result of. */
export interface AppliedMigration {
  numero: number
  nome: string
  checksum: string
}

/** The first entry: what the tables of the backup are the result of. */
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

/** The content of a file, as it is. */
export interface FileEntry {
  tipo: 'arquivo'
  sha256: string
}

/** The server's secret, where it lies in DATA_DIR: without it sealed texts and the chain of the security log are of no use. */
export interface SecretEntry {
  tipo: 'segredo'
}

/** What a table held. */
export interface TableSum {
  nome: string
  linhas: number
  /** of the uncompressed rows */
  sha256: string
}

export interface Sequence {
  nome: string
  /** null: never asked */
  ultimo: number | null
  primeiro: number
}

/** The last entry: everything that stands before it, to be compared. */
export interface Manifest {
  tipo: 'fim'
  tabelas: TableSum[]
  sequencias: Sequence[]
  arquivos: { quantidade: number; bytes: number }
  /** contents that tables name and that were not there */
  ausentes: string[]
}

export type Entry = Beginning | TableEntry | FileEntry | SecretEntry | Manifest

/** Why a file is refused, before anything of it is used. */
export const refuseFile = (code: ErrorCode, params: Record<string, string | number> = {}): never => {
  throw new DomainError(code, params)
}
