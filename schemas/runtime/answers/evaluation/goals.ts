/** Confidence: N on track, R at risk, F off track. */
export type GoalConfidence = 'N' | 'R' | 'F'

/** Id and name. */
export interface GoalName {
  id: number
  nome: string
}

export interface GoalPeriod extends GoalName {
  inicio: string
  fim: string
  encerrado: boolean
}

/** An area with an objective, or an ancestor of one. */
export interface GoalArea extends GoalName {
  mae?: number
}

/** An objective in the tree. */
export interface GoalNode {
  id: number
  titulo: string
  /** parent objective, where the session may read it */
  pai?: number
  nivel: 'E' | 'A' | 'T'
  situacao: 'R' | 'A' | 'C' | 'X'
  /** in percent; absent while nothing counts towards it */
  progresso?: number
  confianca?: GoalConfidence
  /** area of the objective, or of its talento */
  area?: GoalName
  talento?: GoalName
  responsavel?: GoalName
  /** set when it differs from the requested period: shown because of a child objective */
  periodo?: string
  resultados: number
  /** key results whose check-in is overdue */
  atrasados: number
  /** the reader is responsible for it or for one of its key results */
  meu: boolean
}

/** GET /api/avaliacao/objetivos/arvore */
export interface GoalTree {
  periodos: GoalPeriod[]
  /** period shown; absent without periods */
  periodo?: number
  /** the session's talento in this company */
  talento?: GoalName
  /** by their names */
  areas: GoalArea[]
  objetivos: GoalNode[]
}

export interface GoalCheckIn {
  id: number
  data: string
  valor: number
  confianca: GoalConfidence
  comentario?: string
  autor?: string
  /** the reader may delete it */
  podeExcluir: boolean
}

export interface GoalResult {
  id: number
  titulo: string
  formato: 'N' | 'P' | 'M'
  unidade?: string
  inicial: number
  meta: number
  atual: number
  peso: number
  progresso: number
  confianca?: GoalConfidence
  responsavel?: GoalName
  proximoCheckIn?: string
  podeFazerCheckIn: boolean
  /** the newest first */
  checkIns: GoalCheckIn[]
}

/** GET /api/avaliacao/objetivos/{id}/painel; also the answer to a check-in */
export interface GoalPanel extends GoalNode {
  descricao?: string
  podeAlterar: boolean
  /** the reader may add key results */
  podeIncluir: boolean
  resultadosChave: GoalResult[]
}

/** A key result of an active objective for which the session's talento is responsible: GET /api/avaliacao/minhas-metas */
export interface OwnGoal {
  id: number
  titulo: string
  objetivo: number
  doObjetivo: string
  progresso: number
  confianca: GoalConfidence | null
  /** absent once the target is reached */
  proximoCheckIn: string | null
}

/** Body of `POST /api/avaliacao/resultados-chave/{id}/check-ins`. */
export interface NewCheckIn {
  /** default: today */
  data?: string
  valor: number
  confianca: GoalConfidence
  comentario?: string
}
