/** A company as every screen of the portal knows it. */
export interface Empresa {
  id: number
  nome: string
  /** '#rrggbb' */
  corPrincipal?: string
  corSecundaria?: string
  /** address of the image */
  logo?: string
}

/** Who is logged in. */
export interface Candidato {
  id: number
  nome: string
  /** 11 digits */
  cpf: string
  empresa: { id: number; nome?: string }
}

/** An open vacancy: GET /api/externo/anuncios. */
export interface VagaAberta {
  id: number
  titulo: string
  descricao: string
  empresa: { id: number; nome: string }
  quantidade?: number
  /** 'YYYY-MM-DD' */
  previsaoEncerramento?: string
  cidade?: { id: number; nome: string; uf: string }
  area?: { id: number; nome: string }
  vinculo?: string
  horarioComercial?: string
  remuneracao?: number
  /** absent: nobody can apply here */
  solicitacaoId?: number
  /** from here on: only for who is logged in */
  jaCandidatado?: boolean
  dataCandidatura?: string
  dataEsperaNovaAplicacao?: string
  podeCandidatar?: boolean
  deOutraEmpresa?: boolean
}

/** What the vacancies can be narrowed down by: GET /api/externo/anuncios/filtros. */
export interface Recortes {
  cidades: { id: number; nome: string; uf: string; quantidade: number }[]
  areas: { id: number; nome: string; empresa: string; quantidade: number }[]
}
