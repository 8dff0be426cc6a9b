/** A record of a person, as the search finds it: `GET /api/utilitario/lgpd/pessoas`. */
export interface PersonRecord {
  entidade: string
  titulo: string
  /** 0 for entities that belong to no company */
  empresaId: number
  empresa?: string
  id: number
  nome: string
  cpf?: string
  email?: string
  link?: string
}

/** One field value with its title, and the category, purpose and legal basis that the LGPD requires. */
export interface Datum {
  campo: string
  titulo: string
  texto: string
  categoria: string
  finalidade: string
  base: string
}

/** A record, or a row of one. */
export interface DossierSection {
  titulo: string
  entidade: string
  empresa?: string
  id: number
  dados: Datum[]
  linhas: DossierSection[]
  /** legal reason to retain it */
  guarda?: string
}

/** Number of records whose field refers to the person. */
export interface Citation {
  entidade: string
  campo: string
  quantidade: number
}

/** All data of a person: `GET /api/utilitario/lgpd/dados`. */
export interface Dossier {
  pessoa: string
  registros: PersonRecord[]
  secoes: DossierSection[]
  arquivos: { nome: string; tipo: string; tamanho: number; entidade: string; enviadoEm: string }[]
  citacoes: Citation[]
}

/** Effect of an erasure on the records of one register. */
export interface PreviewPart {
  cadastro: string
  empresa?: string
  registros: number
  /** the records are erased as a whole */
  excluidos: boolean
  apagados: string[]
  substituidos: string[]
  reduzidos: string[]
  mantidos: string[]
  /** why the kept fields are kept */
  motivo?: string
}

/** Numbers of traces of a person outside of his records. */
export interface TraceCounts {
  /** trail entries whose values are erased */
  log: number
  arquivos: number
  /** deleted records in the bin */
  excluidos: number
  emails: number
  /** bulk changes that could still be undone */
  lotes: number
}

/** Effects of an erasure: `GET /api/utilitario/lgpd/previa`. */
export interface ErasurePreview {
  pessoa: string
  registros: PersonRecord[]
  partes: PreviewPart[]
  /** records retained by law */
  guardados: { cadastro: string; nome: string; empresa?: string; motivo: string }[]
  rastros: TraceCounts
  citacoes: Citation[]
  /** persons of the same name: then texts in other records are not changed */
  homonimos: PersonRecord[]
  /** the erasure would change nothing */
  nada: boolean
  /** hash of the preview: the erasure is refused when it no longer matches */
  assinatura: string
}

/** One category of personal data in one register: fields, purpose, legal basis, retention, place, readers (LGPD, art. 37). `GET /api/utilitario/lgpd/inventario` */
export interface InventoryLine {
  grupo: string
  cadastro: string
  tela?: string
  categoria: string
  sensivel: boolean
  campos: string[]
  finalidade: string
  base: string
  guarda: string
  apagamento: string
  tabela: string
  leitura: string[]
}

/** Records of one register past their retention period: `GET /api/utilitario/lgpd/prazos`. */
export interface OverdueRegister {
  entidade: string
  cadastro: string
  prazo: string
  total: number
  pessoas: PersonRecord[]
  /** hash of these records and their versions */
  assinatura: string
}
