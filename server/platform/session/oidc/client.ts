import type { Configuration, CustomFetchOptions } from 'openid-client'
import { fetchListed } from '#server/platform/outbound/fetch.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Provider } from './provider.ts'

/** Loads the library lazily, at the first log-in by a provider. */
export const loadOpenid = () => import('openid-client')

/**
 * Discovers the provider's configuration anew for each log-in, so that its present keys are used. Signatures of ID tokens are verified, in addition to
 * TLS.
 * @throws Refused where OIDC_HOSTS does not list it, Error where it does not answer
 */
export async function discoverProvider({ env }: Pick<Prumo, 'env'>, provider: Provider): Promise<Configuration> {
  const {
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    customFetch,
    discovery,
    enableNonRepudiationChecks,
    None,
  } = await loadOpenid()
  const { emissor, clienteId, segredo } = provider
  const issuer = new URL(emissor)
  const allow = { setting: 'OIDC_HOSTS', hosts: env.oidcHosts } as const
  const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  const how = (methods: string[] | undefined) => {
    if (segredo === undefined) return None()
    return methods && !methods.includes('client_secret_basic') ? ClientSecretPost(segredo) : ClientSecretBasic(segredo)
  }
  return discovery(
    issuer,
    clienteId,
    segredo,
    (server, ...call) => how(server.token_endpoint_auth_methods_supported)(server, ...call),
    {
      [customFetch]: (url: string, ask: CustomFetchOptions) => fetchListed(url, ask, allow),
      execute: [enableNonRepudiationChecks, ...insecure],
    },
  )
}
