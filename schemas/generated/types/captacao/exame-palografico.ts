// Gerado por npm run generate; não edite.

/** Exame palográfico */
export interface ExamePalografico {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Candidato */
  candidato: {
    id: number
    /** Candidato */
    nome?: string
  }
  /** CPF */
  cpf?: string
  /** Exame Palográfico: Os traços do exame, digitados ou lidos de um arquivo de texto. */
  examePalografico?: string
  /** Resultado do Exame Palográfico */
  resultadoExamePalografico?: string
  /** Texto Lido do Exame: O que foi lido da folha do exame; o texto do currículo é outro. */
  ocrTexto?: string
  /** Texto do Currículo */
  textoCurriculo?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Exame palográfico: o que se envia */
export interface ExamePalograficoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Candidato */
  candidato: {
    id: number
  }
  /** Exame Palográfico: Os traços do exame, digitados ou lidos de um arquivo de texto. */
  examePalografico?: string
  /** Resultado do Exame Palográfico */
  resultadoExamePalografico?: string
  /** Texto Lido do Exame: O que foi lido da folha do exame; o texto do currículo é outro. */
  ocrTexto?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
