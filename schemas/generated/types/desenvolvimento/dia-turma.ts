// Gerado por npm run generate; não edite.

/** Dia de Turma */
export interface DiaTurma {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Turma */
  turma: {
    id: number
    /** Turma */
    descricao?: string
  }
  /** Dia */
  dia: string
  /** Descrição */
  descricao?: string
  /** Dia da Semana */
  diaSemana?: string
  /** Turno */
  turno: 'D' | 'M' | 'T' | 'N'
  /** Descrição do Turno */
  turnoDescricao?: string
  /** Hora Inicial */
  horaIni?: string
  /** Hora Final */
  horaFim?: string
  /** Link do Vídeo */
  link?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Dia de Turma: o que se envia */
export interface DiaTurmaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Turma */
  turma: {
    id: number
  }
  /** Dia */
  dia: string
  /** Descrição */
  descricao?: string
  /** Turno */
  turno?: 'D' | 'M' | 'T' | 'N'
  /** Hora Inicial */
  horaIni?: string
  /** Hora Final */
  horaFim?: string
  /** Link do Vídeo */
  link?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
