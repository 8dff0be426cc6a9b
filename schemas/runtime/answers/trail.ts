/** Change of one field, formatted for display; '' for a missing value. */
export interface TrailChange {
  campo: string
  titulo: string
  de: string
  para: string
}

/** One line of a record's history, newest first: `GET {route}/:id/historico`. */
export interface TrailEntry {
  id: number
  /** an instant */
  data: string
  usuario: { id: number | null; nome: string | null }
  /** criacao, alteracao, exclusao, or the name of an action */
  operacao: string
  titulo: string
  /** id of the bulk operation it was part of */
  loteId?: number
  campos: TrailChange[]
}

/** One line of the log of all records: `GET /api/utilitario/log`. */
export interface LogLine {
  id: number
  dataHora: string
  usuario: string
  empresa: string
  modulo: string
  /** title of the screen */
  tela: string
  entidade: string
  operacao: string
  registroId: number
  /** label of the record, if known */
  registro?: string
  /** URL of the record, if it exists and the session may open it */
  link?: string
  /** URL of the bin that holds it, while it can be restored */
  excluido?: string
  /** the line stands for a bulk operation; its entries are read by `?lote=`; `desfazer`: route of the entity, for users who may undo it */
  lote?: { id: number; registros: number; recusados: number; desfazer?: string }
  campos: TrailChange[]
}

/** Users and companies by which a log can be filtered. */
export interface Whose {
  usuarios: { id: number; nome: string }[]
  empresas: { id: number; nome: string }[]
  todasEmpresas: boolean
}

export interface LogModule {
  titulo: string
  telas: { entidade: string; titulo: string }[]
}

/** Options of the log's filters: `GET /api/utilitario/log/opcoes`. */
export interface LogOptions extends Whose {
  modulos: LogModule[]
  /** number of lines that a text search scans */
  pesquisadas: number
}
