/** An aspect with its number of questions: `GET {owner}/{id}/aspectos`. */
export interface Aspecto {
  id: number
  versao: number
  nome: string
  perguntas: number
}

/** A suggested set of answer options, with the number of questions of the company that use it: `GET {owner}/{id}/perguntas/respostas-sugeridas`. */
export interface Sugerida {
  titulo: string
  respostas: { texto: string; peso: number }[]
  usos: number
}

/** A questionnaire from which questions can be copied: `GET {owner}/{id}/perguntas/fontes`. */
export interface Fonte {
  id: number
  titulo: string
  tipo: string
  perguntas: number
}

/** A set of questions shipped with the product: `GET {owner}/{id}/perguntas/prontos`. */
export interface Oferecido {
  nome: string
  titulo: string
  descricao: string
  /** its questions, with type and aspect */
  perguntas: { texto: string; tipo: number; aspecto: string }[]
}
