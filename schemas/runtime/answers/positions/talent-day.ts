/** Answers of the calls about a talento on a day — spec 2 §7 Employees. */

interface Named {
  id: number
  nome: string
}

/** GET /{id}/situacao, /situacao */
export interface SituacaoDoTalento {
  talento: Named
  em: string
  /** employed on that day; if false, the following fields are absent */
  trabalha: boolean
  dataAdmissao: string
  estabelecimento?: Named
  areaOrganizacional?: Named
  ambiente?: Named
  cargo?: Named
  faixaSalarial?: Named
  funcao?: Named
  /** his gestor */
  gestor?: Named
  /** only with the permission to see salaries */
  tipoSalario?: 1 | 2 | 3
  indice?: Named
  quantidade?: number
  /** absent where band or index have no value on that day */
  salario?: number
}

/** GET /{id}/area, /area */
export interface AreaDoTalento {
  talento: Named
  em: string
  areaOrganizacional?: Named & { descricaoHierarquia: string }
  responsaveis: { tipo: 'R' | 'C'; id: number; nome: string }[]
}
