import type { ScaleLevel } from '#schemas/runtime/domain/competences.ts'

/** Conhecimento, habilidade, atitude. */
type Tipo = 'C' | 'H' | 'A'

/** A level of a configuration. */
export interface Nivel extends ScaleLevel {
  descricao: string
}

/** The configuration in force on a day: one of the company, or the default without id and date. */
export interface ConfiguracaoNiveis {
  id?: number
  data?: string
  considerarPercentualMinimo: boolean
  obrigarPercentual: boolean
  /** ascending by weight */
  niveis: Nivel[]
}

/** A competence as lists show it. */
export interface CompetenciaVista {
  id: number
  nome: string
  tipo: Tipo
  observacao?: string
}

/** A competence, and whether the band's position requires it. */
export interface CompetenciaDoCargo extends CompetenciaVista {
  doCargo: boolean
}

/** Data of the band screen for a day: `GET /api/cargo-salario/niveis-competencia/config/faixas-salariais/{faixaId}/info`. */
export interface InformacoesDaFaixa {
  faixaSalarial: { id: number; nome: string }
  cargo: { id: number; nome: string }
  data: string
  configuracao: ConfiguracaoNiveis
  /** end of the radar's axis — spec 2 §9 */
  maximo: number
  competencias: CompetenciaDoCargo[]
}

/** A competence of a talento: the level his band requires and the level he has. */
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
  /** the levels that apply to this competence */
  niveis: Nivel[]
}

/**
 * A talento's levels beside those his band requires: `GET /api/cargo-salario/niveis-competencia/edit/{id}`; for a new
 * date: `GET /api/cargo-salario/niveis-competencia/new/{id}`.
 */
export interface Quadro {
  talento: { id: number; nome: string }
  faixaSalarial?: { id: number; nome: string }
  /** id and version of the stored record; absent for a new date */
  id?: number
  versao?: number
  observacao?: string
  data: string
  configuracao: ConfiguracaoNiveis
  /** end of the radar's axis */
  maximo: number
  /** in percent; absent where nothing is required */
  aderencia?: number
  linhas: LinhaDoQuadro[]
  /** all dates, the newest first */
  historico: { id: number; data: string }[]
}

/** Number of bands that require a competence, and of talentos judged by it: `GET /api/cargo-salario/niveis-competencia/competencias`. */
export interface Usada {
  id: number
  nome: string
  tipo: Tipo
  faixas: number
  talentos: number
}

/** A type of competence and its number of competences: `GET /api/cargo-salario/competencias/tipo-competencia`. */
export interface TipoContado {
  id: Tipo
  descricao: string
  total: number
}
