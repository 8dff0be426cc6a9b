import type { Entity } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import type { CodeFiles } from './code-files.ts'
import { type CodeEntry, type CodeRegistry, emitCodeRegistry } from './code-registry.ts'
import { keyText, type Output } from './output.ts'

const registry: CodeRegistry = {
  folder: 'server/generated/routes',
  constant: 'registry',
  type: 'Registry',
  module: '#server/platform/crud/define.ts',
  comment: 'Domain code by entity,',
}

/** server/generated/routes: registry of the code of entities. */
export const emitRoutes = (entities: ReadonlyMap<string, Entity>, code: CodeFiles): Output[] =>
  emitCodeRegistry(
    registry,
    [...entities.values()].flatMap((entity) => entry(entity, code.domain.get(entity.path) ?? [])),
  )

function entry({ path, group, actions }: Entity, files: string[]): CodeEntry[] {
  const imports: string[] = []
  const take = (file: string): string => {
    const name = toCamelCase(`${path.replaceAll('/', '-')}-${file}`)
    imports.push(`import ${name} from '#server/domain/${path}/${file}.ts'`)
    return name
  }
  // action code is imported lazily, on its first run
  const load = (file: string): string =>
    `async (ctx, input) => (await import('#server/domain/${path}/${file}.ts')).default(ctx, input)`
  const lines: string[] = []
  if (files.includes('hooks')) lines.push(`    hooks: ${take('hooks')},`)
  const present = actions
    .map(({ name }) => name)
    .filter((name) => files.includes(name))
    .sort()
  if (present.length > 0) {
    const entries = present.map((name) => `      ${keyText(name)}: ${load(name)},`)
    lines.push('    actions: {', ...entries, '    },')
  }
  if (files.includes('routes')) lines.push(`    routes: ${take('routes')},`)
  if (files.includes('roles')) lines.push(`    roles: ${take('roles')},`)
  if (files.includes('values')) lines.push(`    values: ${take('values')},`)
  return lines.length > 0 ? [{ group, imports, block: `  '${path}': {\n${lines.join('\n')}\n  },` }] : []
}
