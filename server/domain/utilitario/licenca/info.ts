import type { LicenceInfo } from '#schemas/runtime/answers/utilities/licence.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Guardada, licencaAtual } from './queries.ts'

/** Public data of a licence, without anything else of the installation — spec 3 §3 Licence info */
export function mostra(guardada: Guardada, authenticated: boolean): LicenceInfo {
  const { razaoSocial, cnpj, nomeRegistroLocation, dataExpedicao, dataExpiracao, nrSerie, tipoAuth, statusMigracao } =
    guardada
  const { ehAtivado = false, ehModoNuvem = false, remprotBurlado = false, tipoLicenca = 'SEM_LICENCA' } = guardada
  return {
    ...{ razaoSocial, cnpj, nomeRegistroLocation, dataExpedicao, dataExpiracao, nrSerie, tipoAuth },
    ...{ ehAtivado, ehModoNuvem, remprotBurlado, tipoLicenca, statusMigracao, authenticated },
  }
}

/** Public data of the stored licence. */
export const infoAtual = async (prumo: Prumo, authenticated: boolean): Promise<LicenceInfo> =>
  mostra(await licencaAtual(prumo), authenticated)

const text: JsonSchema = { type: 'string' }
const flag: JsonSchema = { type: 'boolean' }

/** For the documentation. */
export const infoSchema: JsonSchema = {
  type: 'object',
  properties: {
    razaoSocial: text,
    cnpj: text,
    nomeRegistroLocation: text,
    dataExpedicao: { type: 'string', format: 'date' },
    dataExpiracao: { type: 'string', format: 'date' },
    nrSerie: text,
    tipoAuth: text,
    ehAtivado: flag,
    ehModoNuvem: flag,
    remprotBurlado: flag,
    tipoLicenca: text,
    statusMigracao: text,
    authenticated: flag,
  },
}
