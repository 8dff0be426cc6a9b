/** A record that is a person, as it is found: `GET /api/utilitario/lgpd/pessoas`. */
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

/** One datum in the words of the form, with what the law asks to be told of it. */
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
  /** why it has to be kept */
  guarda?: string
}

/** How often a field of another matter names the person. */
export interface Citation {
  entidade: string
  campo: string
  quantidade: number
}

/** All that is known of a person: `GET /api/utilitario/lgpd/dados`. */
export interface Dossier {
  pessoa: string
  registros: PersonRecord[]
  secoes: DossierSection[]
  arquivos: { nome: string; tipo: string; tamanho: number; entidade: string; enviadoEm: string }[]
  citacoes: Citation[]
}

/** What an erasure does to the records of one register. */
export interface PreviewPart {
  cadastro: string
  empresa?: string
  registros: number
  /** they go whole */
  excluidos: boolean
  apagados: string[]
  substituidos: string[]
  reduzidos: string[]
  mantidos: string[]
  /** why what stays stays */
  motivo?: string
}

/** How often a person shows beside his records. */
export interface TraceCounts {
  /** lines of the trail whose values go */
  log: number
  arquivos: number
  /** deleted records that can still be brought back */
  excluidos: number
  emails: number
  /** changes of many records that could still be taken back */
  lotes: number
}

/** What an erasure would do: `GET /api/utilitario/lgpd/previa`. */
export interface ErasurePreview {
  pessoa: string
  registros: PersonRecord[]
  partes: PreviewPart[]
  /** kept because the law demands it */
  guardados: { cadastro: string; nome: string; empresa?: string; motivo: string }[]
  rastros: TraceCounts
  citacoes: Citation[]
  /** others with the same name: texts of other records are then left as they are */
  homonimos: PersonRecord[]
  /** nothing would change */
  nada: boolean
  /** stands for what was shown: the erasure is refused when it is something else by then */
  assinatura: string
}

/** One kind of personal data in one register: what, why, on what ground, how long, where, who may read (LGPD, art. 37). `GET /api/utilitario/lgpd/inventario` */
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

/** Records of one register whose term of years has passed: `GET /api/utilitario/lgpd/prazos`. */
export interface OverdueRegister {
  entidade: string
  cadastro: string
  prazo: string
  total: number
  pessoas: PersonRecord[]
  /** stands for the very records and versions */
  assinatura: string
}
