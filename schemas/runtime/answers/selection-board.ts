import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { DeskVacancy } from './desk.ts'

/** A step of the company's selections. */
export interface Etapa {
  id: number
  nome: string
  ordem: number
  prazoDias: number | null
}

/** An interview that is arranged. */
export interface Marcada {
  id: number
  versao: number
  inicio: string
}

/** What a card of the selection says of interviews. */
export interface EntrevistasDoCartao {
  proxima?: Marcada
  /** it was, and nobody has said whether the candidate came */
  semDesfecho?: Marcada
}

/** How far the evaluations of a candidate of a request are, and the mean of those concluded. */
export interface Andamento {
  liberadas: number
  respondidas: number
  media: number | null
}

/** A candidate on the board. */
export interface Cartao {
  id: number
  versao: number
  situacao: 'E' | 'C' | 'R' | 'D'
  aptidao: 'I' | 'S' | 'N' | null
  observacao: string | null
  motivo: string | null
  etapaId: number | null
  /** days in the step */
  dias: number
  candidatoId: number
  nome: string
  foto: string | null
  cidade: string | null
  pretencaoSalarial: number | null
  avaliacoes: Andamento | null
  /** how far he fits the request, 0 to 100 */
  aderencia: number | null
  entrevistas: EntrevistasDoCartao | null
}

/** The selection of one request: `GET /api/captacao/candidato-solicitacoes/quadro`. */
export interface Quadro {
  solicitacao: Pick<
    SolicitacaoPessoal,
    'id' | 'descricao' | 'data' | 'quantidade' | 'status' | 'suspensa' | 'encerrada' | 'cancelada'
  > & {
    qtdVagasPreenchidas: number
    /** takes candidates and moves them */
    aberta: boolean
  }
  etapas: Etapa[]
  candidatos: Cartao[]
  incompleto: boolean
}

/** A vacancy whose selection runs, with how it stands: `GET /api/captacao/candidato-solicitacoes/vagas`. */
export interface VagaEmSelecao extends Omit<DeskVacancy, 'etapas' | 'area' | 'previsao'> {
  data: string
  area: string | null
  previsao: string | null
  semEtapa: number
  entrevistas: number
  minha: boolean
}

/** Something a request asks for, and how much it counts. */
export interface CriterioPedido {
  nome: 'cargo' | 'area' | 'conhecimentos' | 'cidade' | 'escolaridade' | 'pretensao'
  titulo: string
  peso: number
}

/** A candidate who may fit a request. */
export interface Sugestao {
  candidatoId: number
  nome: string
  foto: string | null
  cidade: string | null
  /** 0 to 100 */
  aderencia: number
  /** by the name of the criterion, 0 to 1 */
  atende: Record<string, number>
}

/** Candidates who fit a request: `GET /api/captacao/candidato-solicitacoes/sugestoes`. */
export interface Sugestoes {
  criterios: CriterioPedido[]
  candidatos: Sugestao[]
}
