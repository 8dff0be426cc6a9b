// Gerado por npm run generate; não edite.

/** Modelo de documento */
export interface ModeloDocumento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Tipo */
  tipo: 'SOLICITACAO' | 'CURRICULO' | 'PROPOSTA' | 'COMUNICADO' | 'OUTRO'
  /** Impresso a partir de */
  entidade: 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'captacao/solicitacao-pessoal' | 'captacao/entrevista' | 'cargo-salario/cargo' | 'gestao-talentos/talento'
  /** Título impresso: Sai no alto de cada página e no nome do arquivo. Pode ter marcadores. */
  titulo: string
  /** Texto */
  corpo: string
  /** Cabeçalho */
  cabecalho?: 'COMPLETO' | 'LOGO' | 'NENHUM'
  /** Papel */
  papel?: 'A4' | 'A5' | 'CARTA'
  /** Orientação */
  orientacao?: 'RETRATO' | 'PAISAGEM'
  /** Rodapé: Pode ter marcadores. Sem ele, sai quem emitiu e quando. */
  rodape?: string
  /** Numerar as páginas */
  numeraPaginas: boolean
  /** Ativo: Só modelos ativos são oferecidos em 'Imprimir documento'. */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Modelo de documento: o que se envia */
export interface ModeloDocumentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Tipo */
  tipo: 'SOLICITACAO' | 'CURRICULO' | 'PROPOSTA' | 'COMUNICADO' | 'OUTRO'
  /** Impresso a partir de */
  entidade: 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'captacao/solicitacao-pessoal' | 'captacao/entrevista' | 'cargo-salario/cargo' | 'gestao-talentos/talento'
  /** Título impresso: Sai no alto de cada página e no nome do arquivo. Pode ter marcadores. */
  titulo: string
  /** Texto */
  corpo: string
  /** Cabeçalho */
  cabecalho?: 'COMPLETO' | 'LOGO' | 'NENHUM'
  /** Papel */
  papel?: 'A4' | 'A5' | 'CARTA'
  /** Orientação */
  orientacao?: 'RETRATO' | 'PAISAGEM'
  /** Rodapé: Pode ter marcadores. Sem ele, sai quem emitiu e quando. */
  rodape?: string
  /** Numerar as páginas */
  numeraPaginas?: boolean
  /** Ativo: Só modelos ativos são oferecidos em 'Imprimir documento'. */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
