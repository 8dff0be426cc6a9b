// Gerado por npm run generate; não edite.

/** Turma */
export interface Turma {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Curso */
  curso: {
    id: number
    /** Curso */
    nome?: string
  }
  /** Descrição */
  descricao: string
  /** Custo (R$) */
  custo?: number
  /** Por que o custo não se altera aqui */
  motivoCusto?: string
  /** Instrutor */
  instrutor?: string
  /** Instituição */
  instituicao?: string
  /** Data Prevista de Início */
  dataPrevIni: string
  /** Data Prevista de Término */
  dataPrevFim: string
  /** Horário */
  horario?: string
  /** Realizada */
  realizada: boolean
  /** Qtd. de Participantes Prevista */
  qtdParticipantesPrevistos?: number
  /** Participantes */
  participantes?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Turma: o que se envia */
export interface TurmaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Curso */
  curso: {
    id: number
  }
  /** Descrição */
  descricao: string
  /** Custo (R$) */
  custo?: number
  /** Instrutor */
  instrutor?: string
  /** Instituição */
  instituicao?: string
  /** Data Prevista de Início */
  dataPrevIni: string
  /** Data Prevista de Término */
  dataPrevFim: string
  /** Horário */
  horario?: string
  /** Realizada */
  realizada?: boolean
  /** Qtd. de Participantes Prevista */
  qtdParticipantesPrevistos?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
