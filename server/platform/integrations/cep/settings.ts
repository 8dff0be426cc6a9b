import { StartupError } from '#server/platform/errors/startup-error.ts'

/** Origin of each service. */
export interface CepHosts {
  viacep: string
  brasilapi: string
}

/** The public services: the only hosts this integration talks to, unless the operator names others. */
export const CEP_HOSTS: CepHosts = { viacep: 'https://viacep.com.br', brasilapi: 'https://brasilapi.com.br' }

/**
 * Where addresses come from: `real` the services; `fake` the built-in samples only, nothing leaves the machine;
 * `demo` the samples first, the services for any other CEP.
 */
export interface CepSettings {
  mode: 'real' | 'fake' | 'demo'
  hosts: CepHosts
}

/**
 * Reads `CEP` (`real`, `fake` or `demo`), `CEP_VIACEP_URL` and `CEP_BRASILAPI_URL`.
 * @param demo decides the mode when `CEP` is absent
 * @throws StartupError when one of them makes no sense
 */
export function readCepSettings(source: Record<string, string | undefined>, demo: boolean): CepSettings {
  const mode = source.CEP?.trim() || (demo ? 'demo' : 'real')
  if (mode !== 'real' && mode !== 'fake' && mode !== 'demo') {
    throw new StartupError(`CEP deve ser real, fake ou demo (recebido: '${mode}').`)
  }
  return {
    mode,
    hosts: {
      viacep: readOrigin('CEP_VIACEP_URL', source) ?? CEP_HOSTS.viacep,
      brasilapi: readOrigin('CEP_BRASILAPI_URL', source) ?? CEP_HOSTS.brasilapi,
    },
  }
}

function readOrigin(name: string, source: Record<string, string | undefined>): string | undefined {
  const text = source[name]?.trim()
  if (!text) return undefined
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin
  throw new StartupError(`${name} deve ser um endereço http ou https (recebido: '${text}').`)
}
