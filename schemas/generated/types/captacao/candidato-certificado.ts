// Gerado por npm run generate; não edite.

/** Certificado */
export interface CandidatoCertificado {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Título */
  titulo: string
  /** Organização Emissora */
  organizacao: string
  /** Tipo */
  tipo: 'CURSO' | 'CERTIFICACAO'
  /** Data de Início */
  dataInicio?: string
  /** Data de Término */
  dataFim?: string
  /** Validade */
  validade?: string
  /** Carga Horária Total */
  cargaHorariaTotal?: number
  /** Carga Horária Diária */
  cargaHorariaDiaria?: number
  /** URL do Certificado */
  urlCertificado?: string
}

/** Certificado: o que se envia */
export interface CandidatoCertificadoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Organização Emissora */
  organizacao: string
  /** Tipo */
  tipo: 'CURSO' | 'CERTIFICACAO'
  /** Data de Início */
  dataInicio?: string
  /** Data de Término */
  dataFim?: string
  /** Validade */
  validade?: string
  /** Carga Horária Total */
  cargaHorariaTotal?: number
  /** Carga Horária Diária */
  cargaHorariaDiaria?: number
  /** URL do Certificado */
  urlCertificado?: string
}
