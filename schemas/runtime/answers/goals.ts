/** How sure people are: on track, at risk, off track. */
export type GoalConfidence = 'N' | 'R' | 'F'

/** Somebody or something by its name. */
export interface GoalName {
  id: number
  nome: string
}

export interface GoalPeriod extends GoalName {
  inicio: string
  fim: string
  encerrado: boolean
}

/** An area of some objective, or one above it. */
export interface GoalArea extends GoalName {
  mae?: number
}

/** An objective in the tree. */
export interface GoalNode {
  id: number
  titulo: string
  /** the objective it hangs on, where the reader sees it */
  pai?: number
  nivel: 'E' | 'A' | 'T'
  situacao: 'R' | 'A' | 'C' | 'X'
  /** per cent; absent while nothing counts in it */
  progresso?: number
  confianca?: GoalConfidence
  /** of the objective, or where the talent works */
  area?: GoalName
  talento?: GoalName
  responsavel?: GoalName
  /** its period, where it is not the one asked for: it stands there because of what hangs on it */
  periodo?: string
  resultados: number
  /** key results whose check-in is overdue */
  atrasados: number
  /** the reader's own, or one of its key results is */
  meu: boolean
}

/** GET /api/avaliacao/objetivos/arvore */
export interface GoalTree {
  periodos: GoalPeriod[]
  /** the one shown; absent where there is none */
  periodo?: number
  /** as whom the reader works here */
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
  /** the reader may take it back */
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

/** GET /api/avaliacao/objetivos/{id}/painel, and what a check-in answers */
export interface GoalPanel extends GoalNode {
  descricao?: string
  podeAlterar: boolean
  /** may get key results */
  podeIncluir: boolean
  resultadosChave: GoalResult[]
}

/** A key result its reader answers for, of an active objective: GET /api/avaliacao/minhas-metas */
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
  /** today when not said */
  data?: string
  valor: number
  confianca: GoalConfidence
  comentario?: string
}
