// Gerado por npm run generate; não edite.

import type { AreaOrganizacionalCorresponsavel, AreaOrganizacionalCorresponsavelInput } from '#schemas/generated/types/cargo-salario/area-organizacional-corresponsavel.ts'
import type { AreaOrganizacionalEmail, AreaOrganizacionalEmailInput } from '#schemas/generated/types/cargo-salario/area-organizacional-email.ts'
import type { AreaOrganizacionalResponsavel, AreaOrganizacionalResponsavelInput } from '#schemas/generated/types/cargo-salario/area-organizacional-responsavel.ts'

/** Área organizacional */
export interface AreaOrganizacional {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  nome: string
  /** Hierarquia */
  descricaoHierarquia?: string
  /** Responsáveis */
  nomeResponsaveis?: string
  /** Corresponsáveis */
  nomeCoResponsaveis?: string
  /** Ativo */
  ativo: boolean
  /** Pode editar */
  podeEditar?: boolean
  /** Pode editar o status Ativo */
  podeEditarStatusAtivo?: boolean
  /** Por que o status Ativo não muda */
  motivoStatusAtivo?: string
  /** Por que a área mãe não muda */
  motivoAreaMae?: string
  /** Área Mãe */
  areaMae?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Exibir no Organograma */
  exibirOrganograma: boolean
  /** Código AC */
  codigoAC?: string
  /** Responsáveis por empresa */
  empresaEResponsaveis?: AreaOrganizacionalResponsavel[]
  /** Corresponsáveis por empresa */
  empresaECoresponsaveis?: AreaOrganizacionalCorresponsavel[]
  /** E-mails para Notificações */
  emailsNotificacoes?: AreaOrganizacionalEmail[]
  /** E-mail */
  email?: string
  /** Replicar responsáveis para as áreas filhas */
  replicarResponsaveisParaAreasFilhas: boolean
  /** Replicar corresponsáveis para as áreas filhas */
  replicarCorresponsaveisParaAreasFilhas: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Área organizacional: o que se envia */
export interface AreaOrganizacionalInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  nome: string
  /** Ativo */
  ativo?: boolean
  /** Área Mãe */
  areaMae?: {
    id: number
  }
  /** Exibir no Organograma */
  exibirOrganograma?: boolean
  /** Código AC */
  codigoAC?: string
  /** Responsáveis por empresa */
  empresaEResponsaveis?: AreaOrganizacionalResponsavelInput[]
  /** Corresponsáveis por empresa */
  empresaECoresponsaveis?: AreaOrganizacionalCorresponsavelInput[]
  /** E-mails para Notificações */
  emailsNotificacoes?: AreaOrganizacionalEmailInput[]
  /** E-mail */
  email?: string
  /** Replicar responsáveis para as áreas filhas */
  replicarResponsaveisParaAreasFilhas?: boolean
  /** Replicar corresponsáveis para as áreas filhas */
  replicarCorresponsaveisParaAreasFilhas?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
