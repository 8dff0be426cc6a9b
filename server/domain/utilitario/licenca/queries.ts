import type { Licenca } from '#schemas/generated/types/utilitario/licenca.ts'
import { licenceLabel } from '#schemas/runtime/answers/utilities/licence.ts'
import type { Db } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'

/** Stored licence; empty before the first ticket. */
export type Guardada = Partial<Omit<Licenca, 'id' | 'versao'>>

/** Reads the stored licence; expired ones are inactive as of `hoje`. */
export async function licencaGuardada(db: Db, hoje: string): Promise<Guardada> {
  const row = await db.selectFrom('licenca').selectAll().executeTakeFirst()
  if (!row) return {}
  const dataExpiracao = row.data_expiracao ?? undefined
  return {
    instalacao: row.instalacao,
    ticket: row.ticket ?? undefined,
    razaoSocial: row.razao_social ?? undefined,
    cnpj: row.cnpj ?? undefined,
    nomeRegistroLocation: row.nome_registro_location ?? undefined,
    dataExpedicao: row.data_expedicao ?? undefined,
    dataExpiracao,
    nrSerie: row.nr_serie ?? undefined,
    ehAtivado: row.eh_ativado === true && (dataExpiracao === undefined || dataExpiracao >= hoje),
    ehModoNuvem: row.eh_modo_nuvem === true,
    tipoAuth: row.tipo_auth ?? undefined,
    remprotBurlado: row.remprot_burlado === true,
    statusMigracao: row.status_migracao ?? undefined,
    tipoLicenca: row.tipo_licenca ?? undefined,
    dadosAutenticacao: row.dados_autenticacao ?? undefined,
  }
}

/** The licence to show: without a ticket a new installation, if the server has an authenticator. */
export async function licencaAtual(prumo: Pick<Prumo, 'database' | 'env' | 'today'>): Promise<Guardada> {
  const guardada = await licencaGuardada(prumo.database.kysely, prumo.today())
  return prumo.env.authenticator ? { ...NEW, ...guardada } : guardada
}

/** State where nothing is stored. */
export const NEW: Guardada = { statusMigracao: 'NovaInstalacao' }

/** Notice at Início for administrators of the installation while there is no active licence; nothing else depends on it. */
export async function avisoDaLicenca(db: Db, hoje: string): Promise<string | undefined> {
  const licenca = await licencaGuardada(db, hoje)
  const label = licenceLabel(licenca)
  if (label === 'Ativa') return undefined
  if (label === 'Inconsistente')
    return 'A licença desta instalação está inconsistente. Nada fica bloqueado: retifique o CNPJ/CPF.'
  return licenca.cnpj === undefined
    ? 'Esta instalação ainda não tem uma licença ativa. Nada fica bloqueado: gere um ticket e informe-o no portal do cliente.'
    : 'A licença desta instalação não está ativa. Nada fica bloqueado: recarregue os dados ou fale com o suporte.'
}
