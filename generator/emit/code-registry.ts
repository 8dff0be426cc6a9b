import { toCamelCase } from '#schemas/runtime/names.ts'
import { makeOutput, type Output } from './output.ts'

/** A generated registry of hand-written code. */
export interface CodeRegistry {
  /** 'server/generated/routes' */
  folder: string
  /** name of the exported constant */
  constant: string
  /** type of the constant, and its module */
  type: string
  module: string
  comment: string
}

/** The entry of one definition. */
export interface CodeEntry {
  group: string
  imports: string[]
  /** member of the object, indented */
  block: string
}

/** Emits one file per group with code, and index.ts with one line per group, to avoid merge conflicts between groups. */
export function emitCodeRegistry(registry: CodeRegistry, entries: CodeEntry[]): Output[] {
  const groups = [...new Set(entries.map(({ group }) => group))].sort()
  const files = groups.map((group) => {
    const own = entries.filter((entry) => entry.group === group)
    const imports = own.flatMap((entry) => entry.imports).sort()
    const blocks = own.map(({ block }) => block)
    return registryFile(registry, group, imports, blocks, `${registry.comment} of ${group}.`)
  })
  const imports = groups.map((group) => `import { ${registry.constant} as ${toCamelCase(group)} } from './${group}.ts'`)
  const spread = groups.map((group) => `  ...${toCamelCase(group)},`)
  return [...files, registryFile(registry, 'index', imports, spread, `${registry.comment} of all groups.`)]
}

function registryFile(
  registry: CodeRegistry,
  name: string,
  imports: string[],
  lines: string[],
  comment: string,
): Output {
  const object = lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}'
  return makeOutput(
    `${registry.folder}/${name}.ts`,
    [`import type { ${registry.type} } from '${registry.module}'`, ...imports].join('\n'),
    `/** ${comment} */\nexport const ${registry.constant}: ${registry.type} = ${object}`,
  )
}
