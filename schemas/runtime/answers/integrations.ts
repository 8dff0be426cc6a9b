import type { Integracao } from '#schemas/generated/types/utilitario/integracao.ts'

export interface Named {
  id: number
  nome: string
}

/** A card; keys are never among it: `GET /api/utilitario/integracoes/configs`. */
export interface Cartao {
  nome: Integracao['nome']
  titulo: string
  slug: string
  /** a service that we call, or a system that calls us */
  tipo: 'servico' | 'chamador'
  ativo: boolean
  url?: string
  temChave: boolean
  /** the key is this company's, not the operator's */
  chavePropria?: boolean
  situacao: 'EM_USO' | 'A_CONFIGURAR' | 'DESATIVADA'
  /** what keeps it from working */
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

/** What came of a test: `GET /api/utilitario/integracoes/:slug/test`. */
export interface Resultado {
  ok: boolean
  mensagem: string
}

/** On whose behalf the other system reads: `GET /api/utilitario/integracoes/:slug/user`. */
export interface UsuarioDaIntegracao {
  usuario?: Named
  /** who may be named: whoever has the right in this company */
  usuarios: Named[]
}
