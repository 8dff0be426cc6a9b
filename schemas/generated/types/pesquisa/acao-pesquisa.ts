// Gerado por npm run generate; não edite.

/** Ação da pesquisa */
export interface AcaoPesquisa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Pesquisa */
  pesquisa: {
    id: number
    /** Pesquisa */
    titulo?: string
  }
  /** Aspecto: O aspecto, a pergunta ou o grupo cujo resultado a medida quer melhorar. */
  aspecto?: string
  /** Medida */
  medida: string
  /** Responsável */
  responsavel: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Prazo */
  prazo: string
  /** Mostrar aos participantes: Quem participou da pesquisa vê a medida, o prazo e a situação com os resultados divulgados. */
  mostraAosParticipantes: boolean
  /** Situação */
  situacao: 'P' | 'A' | 'C' | 'X'
  /** Concluída em */
  concluidaEm?: string
  /** Andamento: O que foi feito, ou por que não será. */
  andamento?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Ação da pesquisa: o que se envia */
export interface AcaoPesquisaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Pesquisa */
  pesquisa: {
    id: number
  }
  /** Aspecto: O aspecto, a pergunta ou o grupo cujo resultado a medida quer melhorar. */
  aspecto?: string
  /** Medida */
  medida: string
  /** Responsável */
  responsavel: {
    id: number
  }
  /** Prazo */
  prazo: string
  /** Mostrar aos participantes: Quem participou da pesquisa vê a medida, o prazo e a situação com os resultados divulgados. */
  mostraAosParticipantes?: boolean
  /** Andamento: O que foi feito, ou por que não será. */
  andamento?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
