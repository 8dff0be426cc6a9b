/** Numbers of solicitacoes and vagas, and the mean time to fill. */
export interface Numeros {
  solicitacoes: number
  vagas: number
  preenchidas: number
  /** null while none is closed */
  mediaDias: number | null
}

/** Number of candidatos who reached a step. */
export interface DegrauDoFunil {
  nome: string
  candidatos: number
}

/** Source of candidatos, with the number hired. */
export interface Origem {
  nome: string
  candidatos: number
  contratados: number
}

/** Statistics on filling vagas: `GET /api/captacao/estatisticas-preenchimento-vaga`. */
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
  /** visible in the portal today */
  aberta: boolean
  /** visible only to the company's talentos, after login */
  interna: boolean
}

/** Number of solicitacoes by situation or by area: `GET /api/captacao/solicitacoes-pessoal/por-situacao`. */
export interface Contagem {
  /** only when counted by situation */
  situacao?: string
  nome: string
  quantidade: number
}
