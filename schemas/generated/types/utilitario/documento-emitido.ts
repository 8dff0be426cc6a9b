// Gerado por npm run generate; não edite.

/** Documento emitido */
export interface DocumentoEmitido {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Modelo */
  modelo: string
  /** Número */
  numero?: string
  /** Código de verificação: Random: who has the paper asks with it whether the document still counts. */
  codigo?: string
  /** Situação */
  situacao: 'EMITIDO' | 'REVOGADO'
  /** Motivo da revogação */
  motivoRevogacao?: string
  /** Revogado por */
  revogadoPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Revogado em */
  revogadoEm?: string
  /** Versão do modelo */
  versaoModelo: number
  /** Cadastro */
  entidade: string
  /** Registro */
  registroId: number
  /** Título */
  titulo: string
  /** Candidato */
  candidato?: {
    id: number
    /** Candidato */
    nome?: string
  }
  /** Talento */
  talento?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Emitido por */
  emitidoPor: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Emitido em */
  emitidoEm: string
  /** Direitos: Rights of the fields that it says and not everybody may know: only who has all of them sees it. */
  direitos?: string[]
  /** Tarefa: The task that printed it among others: however often it is begun, it issues no second one of a record. */
  tarefa?: string
  /** Arquivo */
  arquivo: string
}

/** Documento emitido: o que se envia */
export interface DocumentoEmitidoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Modelo */
  modelo: string
  /** Código de verificação: Random: who has the paper asks with it whether the document still counts. */
  codigo?: string
  /** Motivo da revogação */
  motivoRevogacao?: string
  /** Revogado por */
  revogadoPor?: {
    id: number
  }
  /** Revogado em */
  revogadoEm?: string
  /** Versão do modelo */
  versaoModelo: number
  /** Cadastro */
  entidade: string
  /** Registro */
  registroId: number
  /** Título */
  titulo: string
  /** Candidato */
  candidato?: {
    id: number
  }
  /** Talento */
  talento?: {
    id: number
  }
  /** Emitido por */
  emitidoPor: {
    id: number
  }
  /** Emitido em */
  emitidoEm: string
  /** Direitos: Rights of the fields that it says and not everybody may know: only who has all of them sees it. */
  direitos?: string[]
  /** Tarefa: The task that printed it among others: however often it is begun, it issues no second one of a record. */
  tarefa?: string
  /** Arquivo */
  arquivo: string
}
