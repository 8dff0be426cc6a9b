import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { DeskVacancy } from './desk.ts'

/** A step of the company's selections. */
export interface Etapa {
  id: number
  nome: string
  ordem: number
  prazoDias: number | null
}

/** A scheduled interview. */
export interface Marcada {
  id: number
  versao: number
  inicio: string
}

/** Interviews on a card of the board. */
export interface EntrevistasDoCartao {
  proxima?: Marcada
  /** past, without a recorded outcome */
  semDesfecho?: Marcada
}

/** Numbers of released and answered evaluations of a candidato for a solicitacao, and the mean of the concluded ones. */
export interface Andamento {
  liberadas: number
  respondidas: number
  media: number | null
}

/** A candidato's card on the board. */
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
  /** match with the solicitacao, 0 to 100 */
  aderencia: number | null
  entrevistas: EntrevistasDoCartao | null
}

/** The board of one solicitacao: `GET /api/captacao/candidato-solicitacoes/quadro`. */
export interface Quadro {
  solicitacao: Pick<
    SolicitacaoPessoal,
    'id' | 'descricao' | 'data' | 'quantidade' | 'status' | 'suspensa' | 'encerrada' | 'cancelada'
  > & {
    qtdVagasPreenchidas: number
    /** candidatos can be added and moved */
    aberta: boolean
  }
  etapas: Etapa[]
  candidatos: Cartao[]
  incompleto: boolean
}

/** A vaga in selection with its figures: `GET /api/captacao/candidato-solicitacoes/vagas`. */
export interface VagaEmSelecao extends Omit<DeskVacancy, 'etapas' | 'area' | 'previsao'> {
  data: string
  area: string | null
  previsao: string | null
  semEtapa: number
  entrevistas: number
  minha: boolean
}

/** A criterion of a solicitacao and its weight. */
export interface CriterioPedido {
  nome: 'cargo' | 'area' | 'conhecimentos' | 'cidade' | 'escolaridade' | 'pretensao'
  titulo: string
  peso: number
}

/** A candidato suggested for a solicitacao. */
export interface Sugestao {
  candidatoId: number
  nome: string
  foto: string | null
  cidade: string | null
  /** 0 to 100 */
  aderencia: number
  /** criterion name → degree met, 0 to 1 */
  atende: Record<string, number>
}

/** Suggested candidatos of a solicitacao: `GET /api/captacao/candidato-solicitacoes/sugestoes`. */
export interface Sugestoes {
  criterios: CriterioPedido[]
  candidatos: Sugestao[]
}
