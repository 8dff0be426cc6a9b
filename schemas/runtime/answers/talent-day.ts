/** What the calls about a talent on a day answer — spec 2 §7 Employees. */

interface Named {
  id: number
  nome: string
}

/** GET /{id}/situacao, /situacao */
export interface SituacaoDoTalento {
  talento: Named
  em: string
  /** he works there on that day; where he does not, nothing below is said */
  trabalha: boolean
  dataAdmissao: string
  estabelecimento?: Named
  areaOrganizacional?: Named
  ambiente?: Named
  cargo?: Named
  faixaSalarial?: Named
  funcao?: Named
  /** whom he answers to */
  gestor?: Named
  /** only for who sees salaries */
  tipoSalario?: 1 | 2 | 3
  indice?: Named
  quantidade?: number
  /** missing where band or index have no value by then */
  salario?: number
}

/** GET /{id}/area, /area */
export interface AreaDoTalento {
  talento: Named
  em: string
  areaOrganizacional?: Named & { descricaoHierarquia: string }
  responsaveis: { tipo: 'R' | 'C'; id: number; nome: string }[]
}
