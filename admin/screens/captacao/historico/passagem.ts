/** A stay of a candidate in a step: GET /api/captacao/historico/candidato/{id} */
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

/** The stays of each selection together, the selection with the newest one first. */
export function porSelecao(passagens: Passagem[]): Passagem[][] {
  const ids = [...new Set(passagens.map(({ candidatoSolicitacao }) => candidatoSolicitacao.id))]
  return ids.map((id) => passagens.filter(({ candidatoSolicitacao }) => candidatoSolicitacao.id === id))
}
