/** What a change did to one field, as people read it; '' for a missing value. */
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
  /** the operation on many records it was part of */
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
  /** what the record is called, as far as it is known */
  registro?: string
  /** screen of the record, when it is still there and may be opened from here */
  link?: string
  /** screen of the deleted records it is among, while it can be brought back */
  excluido?: string
  /** stands for an operation on so many records: its lines are `?lote=`; `desfazer` is the entity's route, for who may take it back */
  lote?: { id: number; registros: number; recusados: number; desfazer?: string }
  campos: TrailChange[]
}

/** Whose lines a list of what happened can be narrowed to. */
export interface Whose {
  usuarios: { id: number; nome: string }[]
  empresas: { id: number; nome: string }[]
  todasEmpresas: boolean
}

export interface LogModule {
  titulo: string
  telas: { entidade: string; titulo: string }[]
}

/** What the filters of the log offer: `GET /api/utilitario/log/opcoes`. */
export interface LogOptions extends Whose {
  modulos: LogModule[]
  /** lines a search by text looks at */
  pesquisadas: number
}
