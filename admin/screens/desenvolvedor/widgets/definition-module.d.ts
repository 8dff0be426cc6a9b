declare module '*.json?definicao' {
  import type { DefinitionModule } from '#schemas/runtime/validator.ts'

  export const root: DefinitionModule['root']
  export const runtimes: DefinitionModule['runtimes']
}

interface ImportMeta {
  glob<T>(pattern: string): Record<string, () => Promise<T>>
}
