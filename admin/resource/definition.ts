import { getJson } from '#admin/providers/http.ts'
import { type DefinitionModule, type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'
import type { OverrideLoader, ResourceOverride } from './override.ts'

/** An entity's rules and its hand-written override. */
export interface Definition {
  runtime: EntityRuntime
  override: ResourceOverride
}

/**
 * Query of an entity's definition, cached without expiry. The key tells whether the override is included: a bespoke screen loads the
 * definition without it, which the entity's own screens cannot use.
 */
export const definitionQuery = (url: string, override?: OverrideLoader) => ({
  queryKey: ['definition', url, override !== undefined],
  queryFn: () => loadDefinition(url, override),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Loads an entity's module (its URL contains a content hash, so it is cached for ever) and its override in parallel. */
export async function loadDefinition(url: string, override?: OverrideLoader): Promise<Definition> {
  const [module, own] = await Promise.all([loadModule(url), override?.() ?? { default: {} }])
  return { runtime: linkRuntimes(module), override: own.default as ResourceOverride }
}

/**
 * Imports the module at a URL of the server. A failed import carries no status: so the session is requested, which waits for a new log-in
 * or reports that the server is unreachable, then the module is imported once more under another URL (browsers cache a failed import).
 */
export async function loadModule(url: string): Promise<DefinitionModule> {
  try {
    return (await import(/* @vite-ignore */ url)) as DefinitionModule
  } catch {
    await getJson('/api/userinfo', { quiet: true })
    return (await import(/* @vite-ignore */ `${url}?depois=${Date.now()}`)) as DefinitionModule
  }
}
