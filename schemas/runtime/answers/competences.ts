import type { ScaleLevel } from '#schemas/runtime/domain/competences.ts'

/** Conhecimento, habilidade, atitude. */
type Tipo = 'C' | 'H' | 'A'

/** A level of a configuration. */
export interface Nivel extends ScaleLevel {
  descricao: string
}

/** What holds on a day: a configuration of the company, or what holds without any. */
export interface ConfiguracaoNiveis {
  id?: number
  data?: string
  considerarPercentualMinimo: boolean
  obrigarPercentual: boolean
  /** by weight */
  niveis: Nivel[]
}

/** A competence with what a list shows of it. */
export interface CompetenciaVista {
  id: number
  nome: string
  tipo: Tipo
  observacao?: string
}

/** A competence, and whether the position of a band asks for it. */
export interface CompetenciaDoCargo extends CompetenciaVista {
  doCargo: boolean
}

/** What the screen of a band offers on a day: `GET /api/cargo-salario/niveis-competencia/config/faixas-salariais/{faixaId}/info`. */
export interface InformacoesDaFaixa {
  faixaSalarial: { id: number; nome: string }
  cargo: { id: number; nome: string }
  data: string
  configuracao: ConfiguracaoNiveis
  /** end of the radar's axis — spec 2 §9 */
  maximo: number
  competencias: CompetenciaDoCargo[]
}

/** A competence of a talent: what his band requires of him and what he has. */
export interface LinhaDoQuadro {
  competencia: CompetenciaVista
  competenciaPeso?: number
  /** absent: his band does not ask for it */
  exigido?: { id: number; descricao: string; ordem: number; percentual?: number }
  obtido?: { id: number; descricao: string; ordem: number }
  porCriterios: boolean
  /** share of criteria met */
  percentual?: number
  criterios: { id: number; descricao: string; atendido: boolean }[]
  /** the levels as they count for this competence */
  niveis: Nivel[]
}

/** A talent's levels beside what his band requires: `GET /api/cargo-salario/niveis-competencia/edit/{id}`; a new date of them: `GET /api/cargo-salario/niveis-competencia/new/{id}`. */
export interface Quadro {
  talento: { id: number; nome: string }
  faixaSalarial?: { id: number; nome: string }
  /** of what is stored; absent for a new date */
  id?: number
  versao?: number
  observacao?: string
  data: string
  configuracao: ConfiguracaoNiveis
  /** end of the radar's axis */
  maximo: number
  /** in per cent; absent where nothing is required */
  aderencia?: number
  linhas: LinhaDoQuadro[]
  /** all dates, the newest first */
  historico: { id: number; data: string }[]
}

/** How many bands require a competence by a configuration, and how many talents were judged by it: `GET /api/cargo-salario/niveis-competencia/competencias`. */
export interface Usada {
  id: number
  nome: string
  tipo: Tipo
  faixas: number
  talentos: number
}

/** A kind of competences, and how many there are: `GET /api/cargo-salario/competencias/tipo-competencia`. */
export interface TipoContado {
  id: Tipo
  descricao: string
  total: number
}
