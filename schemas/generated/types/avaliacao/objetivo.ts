// Gerado por npm run generate; não edite.

/** Objetivo */
export interface Objetivo {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Objetivo: O que se quer alcançar, em uma frase que inspire; os números ficam nos resultados-chave. */
  titulo: string
  /** Descrição */
  descricao?: string
  /** Período */
  periodo: {
    id: number
    /** Período de metas */
    nome?: string
  }
  /** De quem */
  nivel: 'E' | 'A' | 'T'
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Talento */
  talento?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** De quem é */
  quem?: string
  /** Responsável: Quem responde pelo objetivo; no objetivo de um talento, ele mesmo quando não se diz outro. */
  responsavel?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Objetivo superior: Aquele a que este serve. */
  objetivoPai?: {
    id: number
    /** Objetivo */
    titulo?: string
  }
  /** Conta no objetivo superior: O progresso deste entra, com o seu peso, no do objetivo superior, ao lado dos resultados-chave dele. */
  contribui: boolean
  /** Peso: Quanto conta no objetivo superior e, sendo de um talento, entre os objetivos dele. */
  peso: number
  /** Situação */
  situacao: 'R' | 'A' | 'C' | 'X'
  /** Progresso (%) */
  progresso?: number
  /** Confiança: A pior entre as dos resultados-chave e as dos objetivos que contam. */
  confianca?: 'N' | 'R' | 'F'
  /** Ativado em */
  ativadoEm?: string
  /** Concluído em */
  concluidoEm?: string
  /** Conclusão: O que foi alcançado e o que se aprendeu. */
  conclusao?: string
  /** Motivo do cancelamento */
  motivoCancelamento?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Objetivo: o que se envia */
export interface ObjetivoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Objetivo: O que se quer alcançar, em uma frase que inspire; os números ficam nos resultados-chave. */
  titulo: string
  /** Descrição */
  descricao?: string
  /** Período */
  periodo: {
    id: number
  }
  /** De quem */
  nivel?: 'E' | 'A' | 'T'
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
  }
  /** Talento */
  talento?: {
    id: number
  }
  /** Responsável: Quem responde pelo objetivo; no objetivo de um talento, ele mesmo quando não se diz outro. */
  responsavel?: {
    id: number
  }
  /** Objetivo superior: Aquele a que este serve. */
  objetivoPai?: {
    id: number
  }
  /** Conta no objetivo superior: O progresso deste entra, com o seu peso, no do objetivo superior, ao lado dos resultados-chave dele. */
  contribui?: boolean
  /** Peso: Quanto conta no objetivo superior e, sendo de um talento, entre os objetivos dele. */
  peso?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
