/** Kinds of a company's own field, as stored. */
export type OwnKind = 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'MOEDA' | 'DATA' | 'SIM_NAO' | 'ESCOLHA' | 'REFERENCIA'

export interface OwnOption {
  codigo: string
  titulo: string
  /** records that have it keep it; it can no longer be chosen */
  encerrada?: boolean
}

/** One company's customisation of one field of an entity: an own field, or changes to a shipped one (`proprio: false`). */
export interface Customisation {
  id: number
  /** path of the entity */
  entidade: string
  proprio: boolean
  /** name of an own field; path of a shipped one */
  campo: string
  rotulo?: string
  tipo?: OwnKind
  /** path of the entity referred to */
  referencia?: string
  opcoes?: OwnOption[]
  ajuda?: string
  obrigatorio?: boolean
  oculto?: boolean
  casas?: number
  minimo?: number
  maximo?: number
  tamanhoMaximo?: number
  padrao?: string
  dadoPessoal?: 'nenhum' | 'identificacao' | 'contato' | 'financeiro' | 'profissional' | 'sensivel'
  aba?: string
  bloco?: string
  depoisDe?: string
  /** before all others of its block */
  noInicio?: boolean
  ordem?: number
  naLista?: boolean
  noFiltro?: boolean
  naBusca?: boolean
  /** candidates see and fill it in the portal */
  noPortal?: boolean
  /** label and tab of the shipped field when the company customised it */
  original?: { rotulo?: string; aba?: boolean }
}

/** The member of a record that holds a company's own fields. */
export const OWN = 'extras'

/** Where an own field stands in a record: 'extras.tamanhoCamisa'. */
export const ownPath = (campo: string): string => `${OWN}.${campo}`
