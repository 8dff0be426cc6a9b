/** Events of the security log, with their titles. */
export const securityEvents = {
  ENTRADA: 'Entrada',
  ACESSO_EMERGENCIA: 'Entrada por acesso de emergência',
  ENTRADA_RECUSADA: 'Entrada recusada',
  SEGUNDO_FATOR_RECUSADO: 'Código de duas etapas recusado',
  ENTRADA_CANDIDATO: 'Entrada de candidato',
  ENTRADA_CANDIDATO_RECUSADA: 'Entrada de candidato recusada',
  RECUPERACAO_PEDIDA: 'Recuperação de senha pedida',
  SENHA_ALTERADA: 'Senha alterada pelo próprio usuário',
  EMAIL_RESTAURADO: 'E-mail anterior restaurado',
  FATOR_ALTERADO: 'Verificação em duas etapas alterada',
  SESSOES_ENCERRADAS: 'Sessões encerradas',
  CHAVE_CRIADA: 'Chave de API criada',
  CHAVE_REVOGADA: 'Chave de API revogada',
  CHAVE_EXPORTADA: 'Chave de integração exportada',
  CALENDARIO_ASSINADO: 'Calendário assinado',
  CALENDARIO_REVOGADO: 'Assinatura de calendário revogada',
  DIREITOS_ALTERADOS: 'Direitos alterados',
  CONTA_ALTERADA: 'Conta alterada',
  COMPARTILHAMENTO_ALTERADO: 'Compartilhamento entre empresas alterado',
  EXIGENCIA_ALTERADA: 'Exigência de segurança alterada',
  OPERACAO_RECUSADA: 'Operação recusada',
  TENTATIVA_BARRADA: 'Tentativa barrada',
  LICENCA_TICKET: 'Ticket da licença gerado',
  LICENCA_AUTENTICADA: 'Licença consultada no autenticador',
  LICENCA_RETIFICADA: 'CNPJ/CPF da licença retificado',
  EXPORTACAO_PESSOAS: 'Exportação de pessoas',
  BACKUP_GERADO: 'Backup gerado',
  BACKUP_BAIXADO: 'Backup baixado',
  BACKUP_EXCLUIDO: 'Backup excluído',
  BACKUP_ENSAIADO: 'Ensaio de restauração',
} as const

export type SecurityEvent = keyof typeof securityEvents

/** Security event of a field's change (`x-field.security`). */
export const securityKinds = {
  direitos: 'DIREITOS_ALTERADOS',
  conta: 'CONTA_ALTERADA',
  compartilhamento: 'COMPARTILHAMENTO_ALTERADO',
  exigencia: 'EXIGENCIA_ALTERADA',
} as const satisfies Record<string, SecurityEvent>

export type SecurityKind = keyof typeof securityKinds

/** A line of the security log as people read it. */
export interface SecurityLine {
  id: number
  dataHora: string
  evento: SecurityEvent
  titulo: string
  /** user who did it; absent where unknown */
  usuario?: string
  empresa?: string
  endereco?: string
  aparelho?: string
  detalhe: string
}
