// Gerado por npm run generate; não edite.

/** Login único */
export interface LoginUnico {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Ativo: Mostra o botão na página de entrada. */
  ativo: boolean
  /** Texto do botão */
  rotulo: string
  /** Endereço do provedor: O emissor (issuer) do OpenID Connect. Só endereços que o administrador do servidor liberou em OIDC_HOSTS são chamados. */
  emissor: string
  /** Identificador do cliente: O client_id que o provedor deu ao sistema. Lá, registre como endereço de retorno o endereço do sistema seguido de /api/login/unico/retorno. */
  clienteId: string
  /** Segredo do cliente: O client_secret. Não é mostrado depois de salvo; em branco, o anterior continua. */
  clienteSegredo?: string
  /** Dado do provedor: O claim que identifica a pessoa, por exemplo email ou preferred_username. */
  reivindicacao: string
  /** Dado do usuário: A que ele é comparado no cadastro de usuários. */
  campoUsuario: 'EMAIL' | 'LOGIN'
  /** Criar usuários que ainda não existem: Quem entra pela primeira vez ganha um usuário com os perfis indicados. */
  criarUsuarios: boolean
  /** Perfis de quem é criado */
  perfisNovos?: {
    id: number
    /** Perfil */
    nome?: string
  }[]
  /** Fechar a entrada por senha: Quem pode entrar por aqui não entra mais com senha, a não ser com acesso de emergência. Quem também trabalha em empresas sem este provedor continua entrando com senha. */
  fecharSenha: boolean
}

/** Login único: o que se envia */
export interface LoginUnicoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ativo: Mostra o botão na página de entrada. */
  ativo?: boolean
  /** Texto do botão */
  rotulo?: string
  /** Endereço do provedor: O emissor (issuer) do OpenID Connect. Só endereços que o administrador do servidor liberou em OIDC_HOSTS são chamados. */
  emissor: string
  /** Identificador do cliente: O client_id que o provedor deu ao sistema. Lá, registre como endereço de retorno o endereço do sistema seguido de /api/login/unico/retorno. */
  clienteId: string
  /** Segredo do cliente: O client_secret. Não é mostrado depois de salvo; em branco, o anterior continua. */
  clienteSegredo?: string
  /** Dado do provedor: O claim que identifica a pessoa, por exemplo email ou preferred_username. */
  reivindicacao?: string
  /** Dado do usuário: A que ele é comparado no cadastro de usuários. */
  campoUsuario?: 'EMAIL' | 'LOGIN'
  /** Criar usuários que ainda não existem: Quem entra pela primeira vez ganha um usuário com os perfis indicados. */
  criarUsuarios?: boolean
  /** Perfis de quem é criado */
  perfisNovos?: {
    id: number
  }[]
  /** Fechar a entrada por senha: Quem pode entrar por aqui não entra mais com senha, a não ser com acesso de emergência. Quem também trabalha em empresas sem este provedor continua entrando com senha. */
  fecharSenha?: boolean
}
