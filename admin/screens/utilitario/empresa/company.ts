import type { RaRecord } from 'react-admin'
import { ApiError, asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { partOf, restOf } from '#admin/resource/record/compose.ts'
import type { WriteRecord } from '#admin/resource/record/useSaveRecord.ts'
import type { Cadastro } from '#schemas/runtime/answers/utilities/company-record.ts'
import type { Entity } from '#schemas/runtime/model.ts'

const urlOf = (id: string) => `/api/utilitario/empresas/${id}/cadastro`

/** Merges company and settings: their field names do not overlap, except `versao`, which becomes `versaoConfiguracao`. */
function joined({ empresa, configuracao }: Cadastro): RaRecord {
  const { id: _, versao, ...settings } = configuracao
  return { ...settings, ...empresa, id: Number(empresa.id), versaoConfiguracao: versao }
}

export const loadCompany = async (id: string): Promise<RaRecord> => joined(await getJson<Cadastro>(urlOf(id)))

/** Saves both in one call. */
export const saveCompany =
  (id: string, settings: Entity): WriteRecord =>
  async ({ versaoConfiguracao, ...record }, { onSuccess, onError }) => {
    const body: Cadastro = {
      empresa: restOf(settings, record),
      configuracao: { ...partOf(settings, record), versao: versaoConfiguracao },
    }
    try {
      onSuccess(joined(await sendJson<Cadastro>('PUT', urlOf(id), body)))
    } catch (thrown) {
      onError(inOneRecord(asApiError(thrown)))
    }
  }

/** Maps an error to the merged record: strips `empresa.` and `configuracao.` from fields, merges the two parts of `atual`. */
function inOneRecord(error: ApiError): ApiError {
  const { atual } = error.body as { atual?: Cadastro }
  return new ApiError(error.message, error.status, {
    ...error.body,
    errors: error.violations.map((one) => ({ ...one, field: one.field?.replace(/^(empresa|configuracao)\./, '') })),
    ...(atual ? { atual: joined(atual) } : {}),
  })
}
