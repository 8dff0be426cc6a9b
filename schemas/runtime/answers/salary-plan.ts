/** What the calls of a plan of salaries answer — spec 2 §7 Salary adjustments. */

/** An amount per month before and after a plan. */
export interface Total {
  talentos: number
  antes: number
  depois: number
  diferenca: number
  /** absent where nothing was paid before */
  percentual?: number
}

/** GET /{id}/total-folha */
export interface TotalFolha extends Total {
  /** those the plan raises */
  planejamento: Total
  orcamento?: number
  /** what is left of it; negative: so much is missing */
  resto?: number
  /** who has no salary on that day, band or index being without a value, and stands in no sum */
  semSalario: number
}

export interface Grupo extends Total {
  id?: number
  nome: string
  /** mean of salary by what the band pays, in per cent */
  compaRatioAntes?: number
  compaRatioDepois?: number
}

/** Somebody who would be paid less than 80 % or more than 120 % of his band. */
export interface ForaDaFaixa {
  id: number
  nome: string
  cargo: string
  salario: number
  salarioFaixa: number
  compaRatio: number
  /** place in the range of the position's bands, in per cent */
  lugar?: number
}

/** GET /{id}/simulacao */
export interface Simulacao {
  total: TotalFolha & Pick<Grupo, 'compaRatioAntes' | 'compaRatioDepois'>
  areas: Grupo[]
  grupos: Grupo[]
  sexos: Grupo[]
  foraDaFaixa: ForaDaFaixa[]
  /** how many there are, where they are more than those told */
  quantosForaDaFaixa: number
}

export interface Devido {
  talento: { id: number; nome: string }
  /** of the last month before the application */
  antes: number
  depois: number
  valor: number
}

/** GET /{id}/diferencas */
export interface Diferencas {
  /** first and last day of the months that are owed; absent where there are none */
  de?: string
  ate?: string
  total: number
  linhas: Devido[]
}

/** POST /reajustes/aplicar-dissidio */
export interface Coletivo {
  criados: number
  alterados: number
  /** left as they are, by reason */
  ignorados: { motivo: string; quantidade: number }[]
  /** what the rules refuse, the first hundred */
  recusados: { id: number; nome: string; motivo: string }[]
}

/** POST /talentos/{id}/movimentacao */
export interface Movimentado {
  /** the plan of one: applied, or waiting for approval */
  tabela: { id: number; nome: string; situacao: string }
  /** prints the document */
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
  /** which of today's types of salary enters: 1 por cargo, 2 por índice, 3 por valor; 3 when not said */
  base?: 1 | 2 | 3
  /** nobody is proposed less: the floor of a category */
  piso?: number
  /** whoever is paid more gets `valorAcimaTeto` in place of the adjustment */
  teto?: number
  valorAcimaTeto?: number
  /** in proportion to the months of employment up to `dataBase` */
  proporcional?: boolean
  dataBase?: string
  observacao?: string
}
