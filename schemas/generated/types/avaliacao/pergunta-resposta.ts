// Gerado por npm run generate; não edite.

/** Opção de Resposta */
export interface PerguntaResposta {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Texto da opção */
  texto: string
  /** Peso */
  peso?: number
}

/** Opção de Resposta: o que se envia */
export interface PerguntaRespostaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Texto da opção */
  texto: string
  /** Peso */
  peso?: number
}
