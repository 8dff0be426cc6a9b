/** An occurrence in a period; area, position and place are those of its first day. */
export interface OcorrenciaNoPeriodo {
  id: number
  versao: number
  dataIni: string
  dataFim: string | null
  pontuacao: number | null
  origem: 'FORTES_RH' | 'FORTES_PESSOAL'
  colaborador: { id: number; nome: string }
  ocorrencia: { id: number; descricao: string }
  providencia: { id: number; descricao: string } | null
  area: string | null
  cargo: string | null
  estabelecimento: string | null
}

/** The newest occurrences of a period, and their total number. */
export interface OcorrenciasNoPeriodo {
  total: number
  itens: OcorrenciaNoPeriodo[]
}
