// Gerado por npm run generate; não edite.

/** Resultado-chave */
export interface ResultadoChave {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Objetivo */
  objetivo: {
    id: number
    /** Objetivo */
    titulo?: string
  }
  /** Resultado-chave: O que se mede: Reduzir o prazo médio de entrega. */
  titulo: string
  /** Responsável: Quem faz os check-ins; em branco ao criar, o responsável pelo objetivo. */
  responsavel?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Peso: Quanto conta no progresso do objetivo. */
  peso: number
  /** Formato */
  formato: 'N' | 'P' | 'M'
  /** Unidade: dias, peças, clientes … */
  unidade?: string
  /** Valor inicial */
  inicial: number
  /** Meta */
  meta: number
  /** Check-ins */
  checkIns?: number
  /** Valor atual: O do último check-in pela data; sem nenhum, o inicial. */
  atual?: number
  /** Percentual percorrido: Do caminho do inicial à meta; abaixo de 0 quando se afastou, acima de 100 quando a meta foi superada. */
  percentual?: number
  /** Progresso (%) */
  progresso?: number
  /** Confiança */
  confianca?: 'N' | 'R' | 'F'
  /** Último check-in */
  ultimoCheckIn?: string
  /** Próximo check-in: Enquanto o objetivo está ativo, o período aberto e a meta não foi alcançada. */
  proximoCheckIn?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Resultado-chave: o que se envia */
export interface ResultadoChaveInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Objetivo */
  objetivo: {
    id: number
  }
  /** Resultado-chave: O que se mede: Reduzir o prazo médio de entrega. */
  titulo: string
  /** Responsável: Quem faz os check-ins; em branco ao criar, o responsável pelo objetivo. */
  responsavel?: {
    id: number
  }
  /** Peso: Quanto conta no progresso do objetivo. */
  peso?: number
  /** Formato */
  formato?: 'N' | 'P' | 'M'
  /** Unidade: dias, peças, clientes … */
  unidade?: string
  /** Valor inicial */
  inicial: number
  /** Meta */
  meta: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
