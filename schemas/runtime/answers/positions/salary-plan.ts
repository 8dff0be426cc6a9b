/** Answers of the calls about a salary plan — spec 2 §7 Salary adjustments. */

/** Monthly amounts before and after a plan. */
export interface Total {
  talentos: number
  antes: number
  depois: number
  diferenca: number
  /** absent where the amount before is 0 */
  percentual?: number
}

/** GET /{id}/total-folha */
export interface TotalFolha extends Total {
  /** sums over the talentos the plan adjusts */
  planejamento: Total
  orcamento?: number
  /** budget minus difference; negative when exceeded */
  resto?: number
  /** talentos without a salary on that day (band or index without a value); excluded from all sums */
  semSalario: number
}

export interface Grupo extends Total {
  id?: number
  nome: string
  /** mean of salary divided by the band's value, in percent */
  compaRatioAntes?: number
  compaRatioDepois?: number
}

/** A talento whose salary would be below 80 % or above 120 % of his band's value. */
export interface ForaDaFaixa {
  id: number
  nome: string
  cargo: string
  salario: number
  salarioFaixa: number
  compaRatio: number
  /** position in the range of the position's bands, in percent */
  lugar?: number
}

/** GET /{id}/simulacao */
export interface Simulacao {
  total: TotalFolha & Pick<Grupo, 'compaRatioAntes' | 'compaRatioDepois'>
  areas: Grupo[]
  grupos: Grupo[]
  sexos: Grupo[]
  foraDaFaixa: ForaDaFaixa[]
  /** total number; `foraDaFaixa` may be cut off */
  quantosForaDaFaixa: number
}

export interface Devido {
  talento: { id: number; nome: string }
  /** salary of the last month before the application */
  antes: number
  depois: number
  valor: number
}

/** GET /{id}/diferencas */
export interface Diferencas {
  /** first and last day of the months owed; absent where there are none */
  de?: string
  ate?: string
  total: number
  linhas: Devido[]
}

/** POST /reajustes/aplicar-dissidio */
export interface Coletivo {
  criados: number
  alterados: number
  /** unchanged talentos, by reason */
  ignorados: { motivo: string; quantidade: number }[]
  /** rejected by validation, the first 100 */
  recusados: { id: number; nome: string; motivo: string }[]
}

/** POST /talentos/{id}/movimentacao */
export interface Movimentado {
  /** the plan for one talento: applied, or waiting for approval */
  tabela: { id: number; nome: string; situacao: string }
  /** task that prints the document */
  tarefaId?: string
}

/** Body of POST /reajustes/aplicar-dissidio — spec 2 §5 Realignment batch */
export interface PedidoColetivo {
  tabela: number
  cenario?: number
  estabelecimentos: number[]
  areas: number[]
  cargos?: number[]
  faixasSalariais?: number[]
  indices?: number[]
  /** 1 percentual, 2 valor */
  reajustePor: 1 | 2
  valorDissidio: number
  /** which current types of salary are included: 1 por cargo, 2 por índice, 3 por valor; default 3 */
  base?: 1 | 2 | 3
  /** minimum: no proposed salary is lower (floor of a category) */
  piso?: number
  /** above this salary `valorAcimaTeto` replaces the adjustment */
  teto?: number
  valorAcimaTeto?: number
  /** prorated by months of employment up to `dataBase` */
  proporcional?: boolean
  dataBase?: string
  observacao?: string
}
