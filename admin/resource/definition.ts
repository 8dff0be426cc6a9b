import { type DefinitionModule, type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'
import type { OverrideLoader, ResourceOverride } from './override.ts'

/** An entity ready to be shown: its rules and what was written by hand for it. */
export interface Definition {
  runtime: EntityRuntime
  override: ResourceOverride
}

/** Loads an entity's module (its address changes with its content, so it is cached for ever) and its override side by side. */
export async function loadDefinition(url: string, override?: OverrideLoader): Promise<Definition> {
  const [module, own] = await Promise.all([
    import(/* @vite-ignore */ url) as Promise<DefinitionModule>,
    override?.() ?? { default: {} },
  ])
  return { runtime: linkRuntimes(module), override: own.default as ResourceOverride }
}
