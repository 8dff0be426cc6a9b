import type { Entity } from '#schemas/runtime/model.ts'
import type { CodeFiles } from './code-files.ts'
import { type Output, output } from './output.ts'

/** admin/generated/resources.tsx: every entity with a screen of its own; one arrow function per import, so that each is a chunk. */
export function emitResources(entities: ReadonlyMap<string, Entity>, code: CodeFiles): Output {
  const lines = [...entities.values()]
    .filter(({ route }) => route !== undefined && !route.includes('{'))
    .map(({ path, route }) => {
      const override = code.overrides.has(path) ? `, override: () => import('#admin/overrides/${path}.tsx')` : ''
      return `  { path: '${path}', route: '${route}'${override} },`
    })
  return output(
    'admin/generated/resources.tsx',
    [
      '/** One resource of the administration. */',
      'export interface GeneratedResource {',
      '  path: string',
      '  route: string',
      '  /** hand-written parts that replace those of the generated screens */',
      '  override?: () => Promise<{ default: unknown }>',
      '}',
    ].join('\n'),
    `export const resources: GeneratedResource[] = ${lines.length > 0 ? `[\n${lines.join('\n')}\n]` : '[]'}`,
  )
}
