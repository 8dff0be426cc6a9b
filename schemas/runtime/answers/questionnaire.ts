/** An aspect, and how many questions have it: `GET {owner}/{id}/aspectos`. */
export interface Aspecto {
  id: number
  versao: number
  nome: string
  perguntas: number
}

/** A set of options that a question may offer, and how many questions of the company do: `GET {owner}/{id}/perguntas/respostas-sugeridas`. */
export interface Sugerida {
  titulo: string
  respostas: { texto: string; peso: number }[]
  usos: number
}

/** A questionnaire that questions may be taken from: `GET {owner}/{id}/perguntas/fontes`. */
export interface Fonte {
  id: number
  titulo: string
  tipo: string
  perguntas: number
}

/** A set of questions that ships with the product, as it is offered: `GET {owner}/{id}/perguntas/prontos`. */
export interface Oferecido {
  nome: string
  titulo: string
  descricao: string
  /** what it asks, and how */
  perguntas: { texto: string; tipo: number; aspecto: string }[]
}
