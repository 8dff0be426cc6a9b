/** How a backup is encrypted: by password or by public key. */
export type BackupProtection = 'senha' | 'chave-publica'

/** Result of a test restore into a temporary database: running, content matches, content differs, could not be done. */
export type DrillState = 'ENSAIANDO' | 'CONFERE' | 'DIVERGE' | 'NAO_FEITO'

/** A line of `GET /api/utilitario/backup`. */
export interface BackupLine {
  id: number
  /** start time */
  dataHora: string
  terminadoEm?: string
  automatico: boolean
  usuario?: string
  situacao: 'GERANDO' | 'CONCLUIDO' | 'ERRO' | 'CANCELADO'
  mensagem?: string
  arquivo?: string
  /** the file is on the server's disk */
  existe: boolean
  /** bytes */
  tamanho?: number
  sha256?: string
  /** product version */
  versao: string
  protecao?: BackupProtection
  /** id of the task that makes it, for its requester */
  tarefaId?: string
  ensaio?: { situacao: DrillState; em?: string; mensagem?: string }
}

/** `GET /api/utilitario/backup/situacao` */
export interface BackupSituation {
  /** free space and the estimated maximum size of a backup, in bytes */
  espaco: { livre: number; necessario: number; suficiente: boolean }
  /** what the server encrypts automatic backups with; absent: nothing is configured */
  chaveAutomatica?: BackupProtection
}

/** The record of `GET /api/utilitario/backup/configuracao`. */
export interface BackupSettings {
  automatico?: boolean
  hora: string
  manter: number
  ensaiar?: boolean
  versao: number
}
