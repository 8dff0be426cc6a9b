// Gerado por npm run generate; não edite.

import type { PesquisaDocumento, PesquisaDocumentoInput } from '#schemas/generated/types/pesquisa/pesquisa-documento.ts'

/** Pesquisa */
export interface Pesquisa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Apresentação: É lida antes da primeira pergunta. */
  cabecalho?: string
  /** Início */
  dataIni: string
  /** Fim */
  dataFim: string
  /** Anônima: O que cada pessoa responde fica guardado sem dizer por quem, e ninguém o vê um a um. */
  anonima: boolean
  /** Responde quem tiver o link: Sem público: um endereço com QR Code para cartazes e grupos. Não se sabe quem responde, e os resultados não têm recortes. */
  porLink: boolean
  /** Grupo mínimo: Nada se mostra de menos respostas do que isto. Em branco: como a empresa diz. */
  grupoMinimo?: number
  /** Recortes dos resultados: Por que se podem ver os resultados. Quem responde vê antes o que sua resposta leva consigo. */
  atributos?: ('area' | 'estabelecimento' | 'grupo' | 'tempo' | 'sexo')[]
  /** Exibir performance: Quem responde com nome vê o percentual depois de enviar. */
  exibirPerformance: boolean
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria: boolean
  /** Repetição: Depois de encerrada, a seguinte é criada com as mesmas perguntas e o mesmo público e liberada para o período seguinte. Para terminar a série, deixe em branco na que está liberada. */
  repeticao?: 'M' | 'T' | 'S' | 'A'
  /** Repetida em */
  repetidaEm?: string
  /** Público */
  publico?: {
    /** Público */
    quem: 'TODOS' | 'CRITERIOS'
    /** Estabelecimentos */
    estabelecimentos?: {
      id: number
      /** Estabelecimento */
      nome?: string
    }[]
    /** Áreas Organizacionais: As áreas filhas estão incluídas. */
    areasOrganizacionais?: {
      id: number
      /** Área organizacional */
      nome?: string
    }[]
    /** Cargos */
    cargos?: {
      id: number
      /** Cargo */
      nome?: string
    }[]
    /** Grupos Ocupacionais */
    gruposOcupacionais?: {
      id: number
      /** Grupo ocupacional */
      descricao?: string
    }[]
    /** Vínculos */
    vinculos?: ('E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE')[]
    /** Tempo de empresa a partir de (meses) */
    tempoEmpresaMinimo?: number
    /** Tempo de empresa até (meses): Meses completos: quem está há 12 meses e 20 dias tem 12. */
    tempoEmpresaMaximo?: number
    /** Incluir também: Fazem parte do público digam o que disserem os critérios. */
    talentos?: {
      id: number
      /** Talento */
      nome?: string
    }[]
    /** Deixar de fora */
    excetoTalentos?: {
      id: number
      /** Talento */
      nome?: string
    }[]
    /** Incluir admitidos depois: Quem for admitido depois e corresponder ao público passa a fazer parte dele. */
    incluirAdmitidosDepois: boolean
  }
  /** Agradecimento: É lido depois do envio. */
  agradecimento?: string
  /** Dias antes do fim em que quem deve é lembrado */
  diasLembrete?: number[]
  /** Último lembrete */
  lembradaEm?: string
  /** Documentos anexos */
  documentos?: PesquisaDocumento[]
  /** Questionário */
  questionario?: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Versão */
  numeroVersao?: number
  /** Situação */
  situacao: 'P' | 'L' | 'E' | 'U'
  /** Link público aberto */
  linkAberto?: boolean
  /** Número do link público: Cada renovação aumenta o número, e os endereços de antes deixam de valer. */
  linkNumero?: number
  /** Liberada em */
  liberadaEm?: string
  /** Perguntas */
  quantidade?: number
  /** Convidados */
  convidados?: number
  /** Responderam */
  respondidos?: number
}

/** Pesquisa: o que se envia */
export interface PesquisaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Apresentação: É lida antes da primeira pergunta. */
  cabecalho?: string
  /** Início */
  dataIni: string
  /** Fim */
  dataFim: string
  /** Anônima: O que cada pessoa responde fica guardado sem dizer por quem, e ninguém o vê um a um. */
  anonima: boolean
  /** Responde quem tiver o link: Sem público: um endereço com QR Code para cartazes e grupos. Não se sabe quem responde, e os resultados não têm recortes. */
  porLink?: boolean
  /** Grupo mínimo: Nada se mostra de menos respostas do que isto. Em branco: como a empresa diz. */
  grupoMinimo?: number
  /** Recortes dos resultados: Por que se podem ver os resultados. Quem responde vê antes o que sua resposta leva consigo. */
  atributos?: ('area' | 'estabelecimento' | 'grupo' | 'tempo' | 'sexo')[]
  /** Exibir performance: Quem responde com nome vê o percentual depois de enviar. */
  exibirPerformance?: boolean
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria?: boolean
  /** Repetição: Depois de encerrada, a seguinte é criada com as mesmas perguntas e o mesmo público e liberada para o período seguinte. Para terminar a série, deixe em branco na que está liberada. */
  repeticao?: 'M' | 'T' | 'S' | 'A'
  /** Público */
  publico?: {
    /** Público */
    quem: 'TODOS' | 'CRITERIOS'
    /** Estabelecimentos */
    estabelecimentos?: {
      id: number
    }[]
    /** Áreas Organizacionais: As áreas filhas estão incluídas. */
    areasOrganizacionais?: {
      id: number
    }[]
    /** Cargos */
    cargos?: {
      id: number
    }[]
    /** Grupos Ocupacionais */
    gruposOcupacionais?: {
      id: number
    }[]
    /** Vínculos */
    vinculos?: ('E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE')[]
    /** Tempo de empresa a partir de (meses) */
    tempoEmpresaMinimo?: number
    /** Tempo de empresa até (meses): Meses completos: quem está há 12 meses e 20 dias tem 12. */
    tempoEmpresaMaximo?: number
    /** Incluir também: Fazem parte do público digam o que disserem os critérios. */
    talentos?: {
      id: number
    }[]
    /** Deixar de fora */
    excetoTalentos?: {
      id: number
    }[]
    /** Incluir admitidos depois: Quem for admitido depois e corresponder ao público passa a fazer parte dele. */
    incluirAdmitidosDepois?: boolean
  }
  /** Agradecimento: É lido depois do envio. */
  agradecimento?: string
  /** Dias antes do fim em que quem deve é lembrado */
  diasLembrete?: number[]
  /** Documentos anexos */
  documentos?: PesquisaDocumentoInput[]
}
