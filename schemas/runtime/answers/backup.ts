/** What opens a backup. */
export type BackupProtection = 'senha' | 'chave-publica'

/** How a restore into a temporary database went: at it, all as it was, not as it was, not possible. */
export type DrillState = 'ENSAIANDO' | 'CONFERE' | 'DIVERGE' | 'NAO_FEITO'

/** A line of `GET /api/utilitario/backup`. */
export interface BackupLine {
  id: number
  /** when it was begun */
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
  /** of the product */
  versao: string
  protecao?: BackupProtection
  /** the task that makes it, for who asked for it */
  tarefaId?: string
  ensaio?: { situacao: DrillState; em?: string; mensagem?: string }
}

/** `GET /api/utilitario/backup/situacao` */
export interface BackupSituation {
  /** bytes that a backup may take, and takes at most */
  espaco: { livre: number; necessario: number; suficiente: boolean }
  /** what the server closes automatic backups with; absent: it has nothing */
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
