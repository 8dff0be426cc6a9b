// Gerado por npm run generate; não edite.

/** Perfil */
export interface Perfil {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa a que o registro pertence; 0: todas as empresas */
  empresaId: number
  /** Nome */
  nome: string
  /** Descrição */
  descricao?: string
  /** Permissões: O que pode fazer quem tem este perfil. */
  authorities?: string[]
  /** Exigir verificação em duas etapas: Quem tem este perfil liga um aplicativo autenticador antes de continuar. */
  exigeSegundoFator: boolean
  /** Modelo: Serve a todas as empresas. Só quem administra a instalação o altera; cada empresa pode copiá-lo para si. */
  deTodasEmpresas: boolean
}

/** Perfil: o que se envia */
export interface PerfilInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Descrição */
  descricao?: string
  /** Permissões: O que pode fazer quem tem este perfil. */
  authorities?: string[]
  /** Exigir verificação em duas etapas: Quem tem este perfil liga um aplicativo autenticador antes de continuar. */
  exigeSegundoFator?: boolean
  /** Modelo: Serve a todas as empresas. Só quem administra a instalação o altera; cada empresa pode copiá-lo para si. */
  deTodasEmpresas?: boolean
}
