import { getJson } from '#admin/providers/http.ts'
import { type DefinitionModule, type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'
import type { OverrideLoader, ResourceOverride } from './override.ts'

/** An entity ready to be shown: its rules and what was written by hand for it. */
export interface Definition {
  runtime: EntityRuntime
  override: ResourceOverride
}

/** The query of an entity's definition, which is read once. A bespoke screen asks without the override: what it got is not what the entity's own screens need. */
export const definitionQuery = (url: string, override?: OverrideLoader) => ({
  queryKey: ['definition', url, override !== undefined],
  queryFn: () => loadDefinition(url, override),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Loads an entity's module (its address changes with its content, so it is cached for ever) and its override side by side. */
export async function loadDefinition(url: string, override?: OverrideLoader): Promise<Definition> {
  const [module, own] = await Promise.all([loadModule(url), override?.() ?? { default: {} }])
  return { runtime: linkRuntimes(module), override: own.default as ResourceOverride }
}

/**
 * The module at an address of the server. A module that does not come says nothing about the reason: the session is asked for, in the way that
 * waits for a new log-in or tells that nobody answers, and the module once more (a browser keeps the failure of an address).
 */
export async function loadModule(url: string): Promise<DefinitionModule> {
  try {
    return (await import(/* @vite-ignore */ url)) as DefinitionModule
  } catch {
    await getJson('/api/userinfo', { quiet: true })
    return (await import(/* @vite-ignore */ `${url}?depois=${Date.now()}`)) as DefinitionModule
  }
}
