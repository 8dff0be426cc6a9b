import type { Integracao } from '#schemas/generated/types/utilitario/integracao.ts'

export interface Named {
  id: number
  nome: string
}

/** An integration as its card shows it, without keys: `GET /api/utilitario/integracoes/configs`. */
export interface Cartao {
  nome: Integracao['nome']
  titulo: string
  slug: string
  /** 'servico': a service that we call; 'chamador': a system that calls us */
  tipo: 'servico' | 'chamador'
  ativo: boolean
  url?: string
  temChave: boolean
  /** the key belongs to the company; otherwise to the operator */
  chavePropria?: boolean
  situacao: 'EM_USO' | 'A_CONFIGURAR' | 'DESATIVADA'
  /** missing configuration */
  falta?: string
  usuario?: Named
  chave?: { prefixo: string; criadaEm: string; expiraEm: string; usadaEm?: string }
  status?: string
  statusTexto?: string
  ultimoSucesso?: string
  ultimoErro?: string
  mensagem?: string
  exportadoEm?: string
}

/** Result of a connection test: `GET /api/utilitario/integracoes/:slug/test`. */
export interface Resultado {
  ok: boolean
  mensagem: string
}

/** The user whose permissions the calling system has: `GET /api/utilitario/integracoes/:slug/user`. */
export interface UsuarioDaIntegracao {
  usuario?: Named
  /** selectable users: those with the required authority in this company */
  usuarios: Named[]
}
