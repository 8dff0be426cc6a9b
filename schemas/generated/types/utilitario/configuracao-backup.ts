// Gerado por npm run generate; não edite.

/** Backup automático */
export interface ConfiguracaoBackup {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Fazer backup todos os dias */
  automatico: boolean
  /** Horário: De Brasília. O que não pôde ser feito no horário é feito assim que houver um servidor ligado. */
  hora: string
  /** Backups automáticos guardados: Os mais antigos são excluídos. Os gerados por uma pessoa ficam até alguém os excluir. */
  manter: number
  /** Ensaiar a restauração depois de cada backup automático: O backup é restaurado em um banco de dados temporário e conferido. Pede BACKUP_SENHA no servidor. */
  ensaiar: boolean
}

/** Backup automático: o que se envia */
export interface ConfiguracaoBackupInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Fazer backup todos os dias */
  automatico?: boolean
  /** Horário: De Brasília. O que não pôde ser feito no horário é feito assim que houver um servidor ligado. */
  hora?: string
  /** Backups automáticos guardados: Os mais antigos são excluídos. Os gerados por uma pessoa ficam até alguém os excluir. */
  manter?: number
  /** Ensaiar a restauração depois de cada backup automático: O backup é restaurado em um banco de dados temporário e conferido. Pede BACKUP_SENHA no servidor. */
  ensaiar?: boolean
}
