import { findCodigoIbge } from './codigo-ibge.ts'
import type { CepResult, EnderecoCep } from './result.ts'

/** A public CEP service: how its address is made and what its answers mean. */
export interface CepService {
  name: 'viacep' | 'brasilapi'
  /** Path below the service's host; `cep` is eight digits. */
  path(cep: string): string
  /** Interprets an answer; undefined when it is unusable and the next service is queried. */
  read(cep: string, httpStatus: number, body: unknown): CepResult | undefined
}

type Fields = Record<string, unknown>

const isFields = (body: unknown): body is Fields => typeof body === 'object' && body !== null && !Array.isArray(body)
/** Services are untrusted: only strings are taken, trimmed and cut to 120 characters. */
const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 120) : '')

function found(endereco: EnderecoCep): CepResult | undefined {
  if (!/^[A-Z]{2}$/.test(endereco.uf) || endereco.cidade === '') return undefined
  return {
    status: 'found',
    endereco: { ...endereco, codigoIbge: endereco.codigoIbge ?? findCodigoIbge(endereco.uf, endereco.cidade) },
  }
}

/** https://viacep.com.br: an unknown CEP is 200 with `erro` true (or 'true'). */
const viacep: CepService = {
  name: 'viacep',
  path: (cep) => `/ws/${cep}/json/`,
  read: (cep, httpStatus, body) => {
    if (httpStatus !== 200 || !isFields(body)) return undefined
    if (String(body.erro) === 'true') return { status: 'notFound' }
    const ibge = text(body.ibge)
    return found({
      cep,
      logradouro: text(body.logradouro),
      bairro: text(body.bairro),
      cidade: text(body.localidade),
      uf: text(body.uf),
      codigoIbge: /^\d{7}$/.test(ibge) ? Number(ibge) : undefined,
    })
  },
}

/** https://brasilapi.com.br: an unknown CEP is 404; it gives no IBGE code. */
const brasilapi: CepService = {
  name: 'brasilapi',
  path: (cep) => `/api/cep/v1/${cep}`,
  read: (cep, httpStatus, body) => {
    if (httpStatus === 404) return { status: 'notFound' }
    if (httpStatus !== 200 || !isFields(body)) return undefined
    return found({
      cep,
      logradouro: text(body.street),
      bairro: text(body.neighborhood),
      cidade: text(body.city),
      uf: text(body.state),
    })
  },
}

/** The services in the order they are asked. */
export const CEP_SERVICES: readonly CepService[] = [viacep, brasilapi]
