// Gerado por npm run generate; não edite.

import type { UsuarioEmpresa, UsuarioEmpresaInput } from '#schemas/generated/types/utilitario/usuario-empresa.ts'

/** Usuário */
export interface Usuario {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Usuário */
  login: string
  /** E-mail */
  email?: string
  /** Senha: No mínimo 10 caracteres. */
  senha?: string
  /** Troca de senha pendente: No próximo acesso a pessoa terá de escolher outra senha. */
  trocarSenha?: boolean
  /** Avatar */
  avatar?: string
  /** Usuário da folha de pagamento */
  usuarioAC: boolean
  /** Ativo */
  ativo: boolean
  /** Acesso de emergência: Entra com senha mesmo onde a empresa fechou a entrada por senha. Cada entrada assim é avisada a quem administra os usuários. */
  acessoEmergencia: boolean
  /** Administra a instalação: Altera o que todas as empresas têm em comum: modelos de perfil, estados, cidades, CBO, avisos e parâmetros do sistema. */
  administraInstalacao?: boolean
  /** Último acesso */
  ultimoAcesso?: string
  /** Empresas */
  empresas?: UsuarioEmpresa[]
}

/** Usuário: o que se envia */
export interface UsuarioInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Usuário */
  login: string
  /** E-mail */
  email?: string
  /** Senha: No mínimo 10 caracteres. */
  senha: string
  /** Avatar */
  avatar?: string
  /** Usuário da folha de pagamento */
  usuarioAC?: boolean
  /** Ativo */
  ativo?: boolean
  /** Acesso de emergência: Entra com senha mesmo onde a empresa fechou a entrada por senha. Cada entrada assim é avisada a quem administra os usuários. */
  acessoEmergencia?: boolean
  /** Administra a instalação: Altera o que todas as empresas têm em comum: modelos de perfil, estados, cidades, CBO, avisos e parâmetros do sistema. */
  administraInstalacao?: boolean
  /** Empresas */
  empresas?: UsuarioEmpresaInput[]
}
