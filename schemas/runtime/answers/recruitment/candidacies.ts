/** Match of a candidato with a solicitacao, with its criteria. */
export interface Aderencia {
  /** 0 to 100 */
  aderencia: number
  /** what the solicitacao asks for, and the share (0 to 1) that the candidato meets */
  criterios: { titulo: string; peso: number; parte: number }[]
}

/** A selection a candidate is in: `GET /api/captacao/candidato-solicitacoes/do-candidato/:id`. */
export interface Processo extends Aderencia {
  id: number
  situacao: 'E' | 'C' | 'R' | 'D'
  aptidao: 'I' | 'S' | 'N' | null
  motivo: string | null
  etapa: string | null
  prazoDias: number | null
  dias: number
  solicitacao: { id: number; descricao: string; aberta: boolean }
}

/** Preview of the mail to the candidato, or why none is sent: `GET /api/captacao/candidato-solicitacoes/:id/previa-email`. */
export type Previa = { para: string; assunto: string; texto: string; motivo?: undefined } | { motivo: string }

/** A stay of a candidate in a step: `GET /api/captacao/historico/candidato/:id`. */
export interface Passagem {
  id: number
  candidatoSolicitacao: { id: number }
  candidato: { id: number; nome: string }
  solicitacao: { id: number; descricao: string }
  etapaSeletiva?: { id: number; nome: string }
  data: string
  saida?: string
  desfecho?: string
  /** whole days in the step */
  dias: number
  responsavel?: string
  aptidao: 'I' | 'S' | 'N'
  observacao?: string
  dataHoraExpiracao?: string
  avaliacoes?: { id: number; titulo: string; situacao: 'P' | 'A' | 'C'; performance: number | null }[]
}
