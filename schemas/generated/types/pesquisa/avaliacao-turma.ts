// Gerado por npm run generate; não edite.

/** Avaliação de Turma */
export interface AvaliacaoTurma {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Turma */
  turma: {
    id: number
    /** Turma */
    descricao?: string
  }
  /** Copiar perguntas do modelo: Um modelo de Avaliação de Aluno: suas perguntas vêm junto e podem mudar aqui. Em branco: as perguntas são escritas depois. */
  modeloAvaliacao?: {
    id: number
    /** Modelo de Avaliação */
    titulo?: string
  }
  /** Apresentação: É lida antes da primeira pergunta. */
  cabecalho?: string
  /** Início */
  dataIni: string
  /** Fim */
  dataFim: string
  /** Anônima: O que cada pessoa responde fica guardado sem dizer por quem, e ninguém o vê um a um. */
  anonima: boolean
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria: boolean
  /** Questionário */
  questionario?: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Versão */
  numeroVersao?: number
  /** Grupo mínimo: Nada se mostra de menos respostas do que isto: o que a empresa dizia quando a avaliação foi liberada. */
  grupoMinimo?: number
  /** Situação */
  situacao: 'P' | 'L' | 'E'
  /** Liberada em */
  liberadaEm?: string
  /** Perguntas */
  quantidade?: number
  /** Convidados */
  convidados?: number
  /** Responderam */
  respondidos?: number
}

/** Avaliação de Turma: o que se envia */
export interface AvaliacaoTurmaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Turma */
  turma: {
    id: number
  }
  /** Copiar perguntas do modelo: Um modelo de Avaliação de Aluno: suas perguntas vêm junto e podem mudar aqui. Em branco: as perguntas são escritas depois. */
  modeloAvaliacao?: {
    id: number
  }
  /** Apresentação: É lida antes da primeira pergunta. */
  cabecalho?: string
  /** Início */
  dataIni: string
  /** Fim */
  dataFim: string
  /** Anônima: O que cada pessoa responde fica guardado sem dizer por quem, e ninguém o vê um a um. */
  anonima: boolean
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria?: boolean
}
