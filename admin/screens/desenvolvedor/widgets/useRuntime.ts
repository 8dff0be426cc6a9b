import { useEffect, useState } from 'react'
import { type DefinitionModule, type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'

/** Loads the runtime of a family's definition; undefined until loaded. */
export function useRuntime(load: () => Promise<DefinitionModule>): EntityRuntime | undefined {
  const [runtime, setRuntime] = useState<EntityRuntime>()
  useEffect(() => {
    let wanted = true
    load().then((module) => wanted && setRuntime(linkRuntimes(module)))
    return () => {
      wanted = false
    }
  }, [load])
  return runtime
}
