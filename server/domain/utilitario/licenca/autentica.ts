import type { Licence, LicenceAnswer } from '#server/platform/integrations/autenticador/answer.ts'
import {
  authenticateLicence,
  type Installation,
  type Outcome,
} from '#server/platform/integrations/autenticador/client.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Consulta, consulta, falha, guarda, type Quem, type Resultado } from './consulta.ts'
import type { Guardada } from './queries.ts'

/** Asks which licence the installation has, and keeps it. Before the first ticket there is nothing to ask. */
export const autentica = (prumo: Prumo, quem?: Quem): Promise<Guardada> =>
  consulta(prumo, 'LICENCA_AUTENTICADA', quem, async (look) => {
    if (look.guardada.ticket === undefined) return { guardada: look.guardada }
    return keptOf(prumo, look, await authenticateLicence(look.settings, installationOf(look)))
  })

/** What the authenticator is told: the number that was entered last, else that of the licence. */
export function installationOf({ instalacao, guardada }: Consulta): Installation {
  const { ticket, nrSerie, dadosAutenticacao, cnpj } = guardada
  const number = dadosAutenticacao ?? cnpj
  return { instalacao, ...(ticket && { ticket }), ...(nrSerie && { nrSerie }), ...(number && { cnpj: number }) }
}

/** Keeps what was answered; of an authenticator that was not reached, that it was not. */
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
  // until it is migrated a licence of 1.0 stays one
  const tipoAuth = guardada.tipoAuth === 'Remprot' && answer.status !== 'Migrada' ? 'Remprot' : ours
  const said = answer.licence && { ...dataOf(answer.licence), tipoAuth, tipoLicenca: KIND[tipoAuth] }
  const next: Guardada & { instalacao: string } = {
    ...guardada,
    ...said,
    instalacao,
    statusMigracao: answer.status,
    // what was entered counts until the licence has a number
    dadosAutenticacao: said?.cnpj === undefined ? guardada.dadosAutenticacao : undefined,
  }
  await guarda(db, next)
  return { guardada: next }
}

const KIND = { Remprot: 'REMPROT', Jarvis: 'JARVIS' } as const

/** A licence that is on its way waits for the connection; a new installation stays one, and what is migrated stays migrated. */
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
