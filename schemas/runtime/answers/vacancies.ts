/** Requests, their vacancies, and the days it took to fill them. */
export interface Numeros {
  solicitacoes: number
  vagas: number
  preenchidas: number
  /** null while none of them is closed */
  mediaDias: number | null
}

/** How many candidates came as far as a step. */
export interface DegrauDoFunil {
  nome: string
  candidatos: number
}

/** Where candidates heard of a vacancy, and how many of them were hired. */
export interface Origem {
  nome: string
  candidatos: number
  contratados: number
}

/** How vacancies are filled: `GET /api/captacao/estatisticas-preenchimento-vaga`. */
export interface Estatisticas {
  dataIni: string
  dataFim: string
  resumo: Numeros
  areas: (Numeros & { nome: string })[]
  meses: { mes: string; encerradas: number; mediaDias: number }[]
  funil: DegrauDoFunil[]
  origens: Origem[]
}

/** The address of a vacancy in the portal: `GET /api/captacao/anuncios/:id/link`, `GET /api/captacao/solicitacoes-pessoal/:id/link`. */
export interface LinkDaVaga {
  endereco: string
  /** the portal shows it today */
  aberta: boolean
  /** only who works in the company sees it, once logged in */
  interna: boolean
}

/** Requests in one situation, or in one area: `GET /api/captacao/solicitacoes-pessoal/por-situacao`. */
export interface Contagem {
  /** where it is counted by situation */
  situacao?: string
  nome: string
  quantidade: number
}
