// Gerado por npm run generate; não edite.

/** Opção de resposta */
export interface ModeloAvaliacaoCandidatoPerguntaResposta {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Texto da opção */
  texto: string
  /** Peso */
  peso?: number
}

/** Opção de resposta: o que se envia */
export interface ModeloAvaliacaoCandidatoPerguntaRespostaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Texto da opção */
  texto: string
  /** Peso */
  peso?: number
}
