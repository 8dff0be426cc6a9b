// Gerado por npm run generate; não edite.

/** Nine Box */
export interface Ninebox {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Data: Vale para os ciclos que terminam deste dia em diante, até a data da configuração seguinte. */
  data: string
  /** Baixo Potencial (%) */
  percentualBaixoPotencial: number
  /** Alto Potencial (%) */
  percentualAltoPotencial: number
  /** Baixo Desempenho (%) */
  percentualBaixoDesempenho: number
  /** Alto Desempenho (%) */
  percentualAltoDesempenho: number
  /** Quadrante 1 */
  box1: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 2 */
  box2: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 3 */
  box3: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 4 */
  box4: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 5 */
  box5: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 6 */
  box6: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 7 */
  box7: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 8 */
  box8: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Quadrante 9 */
  box9: {
    /** Título */
    nomeclatura: string
    /** Descrição */
    descricao: string
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Nine Box: o que se envia */
export interface NineboxInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data: Vale para os ciclos que terminam deste dia em diante, até a data da configuração seguinte. */
  data: string
  /** Baixo Potencial (%) */
  percentualBaixoPotencial?: number
  /** Alto Potencial (%) */
  percentualAltoPotencial?: number
  /** Baixo Desempenho (%) */
  percentualBaixoDesempenho?: number
  /** Alto Desempenho (%) */
  percentualAltoDesempenho?: number
  /** Quadrante 1 */
  box1?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 2 */
  box2?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 3 */
  box3?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 4 */
  box4?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 5 */
  box5?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 6 */
  box6?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 7 */
  box7?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 8 */
  box8?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Quadrante 9 */
  box9?: {
    /** Título */
    nomeclatura?: string
    /** Descrição */
    descricao?: string
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
