/** What the server answers of what runs out and of notices, and screens show. */

/** One line of the list. */
export interface DueItem {
  /** 'gestao-talentos/talento:certificados' */
  tipo: string
  /** what runs out: 'Validade do certificado' */
  vencimento: string
  /** title of the register */
  cadastro: string
  registroId: number
  /** what the record is called */
  registro: string
  /** what the row of its list is called */
  item?: string
  /** whom it concerns, where the record says it */
  pessoa?: string
  area?: string
  estabelecimento?: string
  /** 'YYYY-MM-DD' */
  dia: string
  /** days until then; less than 0: it is over */
  faltam: number
  /** address of the record */
  rota: string
}

/** One kind of what runs out. */
export interface DueKind {
  tipo: string
  titulo: string
}

/** How much is over, is due within a week and within a month. */
export interface DueFigures {
  vencidos: number
  semana: number
  mes: number
}

/** One thing that was told, waits to be told, or was kept silent. */
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

/** One thing that will be told. */
export interface UpcomingLine {
  registro: string
  rota: string
  /** the date that comes near */
  dia: string
  /** the day on which it is told */
  em: string
  para: string[]
}

/** One of what may be chosen. */
export interface Choice {
  valor: string
  titulo: string
}

/** What a notice may say of a register, as far as who asks may know it. */
export interface Choices {
  vencimentos: Choice[]
  estados: Choice[]
  campos: Choice[]
  /** fields of a condition; with the values of a closed list */
  condicao: (Choice & { opcoes?: Choice[] })[]
  papeis: Choice[]
  emails: Choice[]
}
