import type { Licence, LicenceAnswer } from '#server/platform/integrations/autenticador/answer.ts'
import {
  authenticateLicence,
  type Installation,
  type Outcome,
} from '#server/platform/integrations/autenticador/client.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Consulta, consulta, falha, guarda, type Quem, type Resultado } from './consulta.ts'
import type { Guardada } from './queries.ts'

/** Queries the installation's licence and stores it. Without a ticket nothing is queried. */
export const autentica = (prumo: Prumo, quem?: Quem): Promise<Guardada> =>
  consulta(prumo, 'LICENCA_AUTENTICADA', quem, async (look) => {
    if (look.guardada.ticket === undefined) return { guardada: look.guardada }
    return keptOf(prumo, look, await authenticateLicence(look.settings, installationOf(look)))
  })

/** Request to the authenticator: with the number entered last, else that of the licence. */
export function installationOf({ instalacao, guardada }: Consulta): Installation {
  const { ticket, nrSerie, dadosAutenticacao, cnpj } = guardada
  const number = dadosAutenticacao ?? cnpj
  return { instalacao, ...(ticket && { ticket }), ...(nrSerie && { nrSerie }), ...(number && { cnpj: number }) }
}

/** Stores the answer, or that the authenticator was not reached. */
export async function keptOf(prumo: Prumo, look: Consulta, outcome: Outcome<LicenceAnswer>): Promise<Resultado> {
  const { db, settings, instalacao, guardada } = look
  if (outcome.status !== 'done') {
    const unreached = { ...guardada, instalacao, statusMigracao: withoutConnection(guardada) }
    await guarda(db, unreached)
    return { guardada: unreached, failure: falha(prumo, outcome) }
  }
  const { answer } = outcome
  if (answer.status === 'RECUSADO') {
    const { cnpj, statusMigracao } = guardada
    const asked = {
      ...guardada,
      instalacao,
      dadosAutenticacao: undefined,
      statusMigracao: cnpj ? statusMigracao : 'SemCnpj',
    } as const
    await guarda(db, asked)
    return { guardada: asked }
  }
  const ours = settings.versao === '1.0' ? ('Remprot' as const) : ('Jarvis' as const)
  // a licence of 1.0 stays one until it is migrated
  const tipoAuth = guardada.tipoAuth === 'Remprot' && answer.status !== 'Migrada' ? 'Remprot' : ours
  const said = answer.licence && { ...dataOf(answer.licence), tipoAuth, tipoLicenca: KIND[tipoAuth] }
  const next: Guardada & { instalacao: string } = {
    ...guardada,
    ...said,
    instalacao,
    statusMigracao: answer.status,
    // the entered number is used until the licence has one
    dadosAutenticacao: said?.cnpj === undefined ? guardada.dadosAutenticacao : undefined,
  }
  await guarda(db, next)
  return { guardada: next }
}

const KIND = { Remprot: 'REMPROT', Jarvis: 'JARVIS' } as const

/** State without connection: SemConexao for a known licence; new installations and migrated ones keep theirs. */
function withoutConnection({ statusMigracao, cnpj, dadosAutenticacao }: Guardada): Guardada['statusMigracao'] {
  const isKnown = (cnpj ?? dadosAutenticacao) !== undefined
  return isKnown && statusMigracao !== 'Migrada' && statusMigracao !== 'NovaInstalacao' ? 'SemConexao' : statusMigracao
}

const dataOf = (licence: Licence): Guardada => ({
  razaoSocial: licence.razaoSocial,
  cnpj: licence.cnpj,
  nomeRegistroLocation: licence.nomeRegistroLocation,
  dataExpedicao: licence.dataExpedicao,
  dataExpiracao: licence.dataExpiracao,
  nrSerie: licence.nrSerie,
  ehAtivado: licence.ativa,
  ehModoNuvem: licence.modoNuvem,
  remprotBurlado: licence.burlada,
})
