/** Answers of the calls about expiries and notices. */

/** One expiry in the list. */
export interface DueItem {
  /** 'gestao-talentos/talento:certificados' */
  tipo: string
  /** what runs out: 'Validade do certificado' */
  vencimento: string
  /** title of the register */
  cadastro: string
  registroId: number
  /** label of the record */
  registro: string
  /** label of the child row */
  item?: string
  /** person concerned, if the record names one */
  pessoa?: string
  area?: string
  estabelecimento?: string
  /** 'YYYY-MM-DD' */
  dia: string
  /** days until `dia`; negative when overdue */
  faltam: number
  /** address of the record */
  rota: string
}

/** One kind of expiry. */
export interface DueKind {
  tipo: string
  titulo: string
}

/** Numbers of expiries overdue, due within a week, due within a month. */
export interface DueFigures {
  vencidos: number
  semana: number
  mes: number
}

/** One notice that was sent, is waiting, or was suppressed. */
export interface SentLine {
  id: number
  registro: string
  rota: string
  canal: 'MENSAGEM' | 'EMAIL' | 'WEBHOOK'
  para: string
  dia?: string
  situacao: 'ESPERA' | 'ENVIADO' | 'CALADO'
  motivo?: string
  notadoEm: string
  encerradoEm?: string
}

/** One notice that will be sent. */
export interface UpcomingLine {
  registro: string
  rota: string
  /** the date of the expiry */
  dia: string
  /** the day of sending */
  em: string
  para: string[]
}

/** One option. */
export interface Choice {
  valor: string
  titulo: string
}

/** What a notice of a register may refer to, limited to fields the session may read. */
export interface Choices {
  vencimentos: Choice[]
  estados: Choice[]
  campos: Choice[]
  /** fields usable in a condition; `opcoes` for closed lists */
  condicao: (Choice & { opcoes?: Choice[] })[]
  papeis: Choice[]
  emails: Choice[]
}
