import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Table } from '#generator/ddl/shape.ts'
import { tablesOf } from '#generator/ddl.ts'
import { type Model, readModel } from '#schemas/load.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XGroups } from '#schemas/runtime/written/screens.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'

const repository = resolve(import.meta.dirname, '../..')

/** Files of a project by path below its root; objects are written as JSON. */
export type Files = Record<string, object | string>

/** A project of its own in a temporary folder, with the real meta-schemas and the given files; gone after the test. */
export function temporaryProject(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'prumo-gerador-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(repository, 'schemas/meta'), join(root, 'schemas/meta'), { recursive: true })
  write(root, { 'schemas/groups.json': groupsOf(files), ...files })
  return root
}

/** The smallest groups.json in which every folder of some files has its place. */
export function groupsOf(files: Files): XGroups {
  const folders = Object.keys(files).flatMap((path) => /^schemas\/([^/]+)\//.exec(path)?.[1] ?? [])
  const groups = [...new Set(['a', ...folders])].map((folder) => ({
    folder,
    title: folder.toUpperCase(),
    icon: 'Folder',
  }))
  const subgroups = [
    { key: 'cadastros', title: 'Cadastros' },
    { key: 'relatorios', title: 'Relatórios' },
  ]
  return { subgroups, groups }
}

/** A copy of the real project's definitions and generated files, with the hand-written code as it is. */
export function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'prumo-copia-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['schemas', 'server/generated', 'server/migrations', 'admin/generated'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true })
  const code = ['server/domain', 'server/platform/database', 'server/seeds', 'admin/overrides', 'admin/screens']
  for (const folder of code) {
    mkdirSync(dirname(join(root, folder)), { recursive: true })
    symlinkSync(join(repository, folder), join(root, folder))
  }
  return root
}

export function write(root: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
    writeFileSync(join(root, path), text)
  }
}

/** An entity's schema from its properties; `x` adds to x-entity, `rest` to the root. Properties without a title get their name. */
export function entity(
  properties: Record<string, JsonSchema>,
  x: Partial<XEntity> = {},
  rest: Partial<JsonSchema> = {},
): JsonSchema {
  const titled = Object.entries(properties).map(([name, schema]) => [name, { title: name, ...schema }])
  return {
    title: 'Coisa',
    type: 'object',
    additionalProperties: false,
    'x-entity': { plural: 'Coisas', authority: 'ROLE_COISA', ...x, scope: x.scope ?? 'empresa' },
    properties: Object.fromEntries(titled) as Record<string, JsonSchema>,
    ...rest,
  }
}

/** The model of a temporary project whose schemas are given by entity path. */
export function modelOf(schemas: Record<string, JsonSchema>): Model {
  const root = temporaryProject(schemaFiles(schemas))
  const { model, problems } = readModel(join(root, 'schemas'))
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2))
  return model
}

export const schemaFiles = (schemas: Record<string, JsonSchema>): Files =>
  Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [`schemas/${path}.json`, schema]))

/** The tables of such a model, by name. */
export function tables(schemas: Record<string, JsonSchema>): Table[] {
  return tablesOf(modelOf(schemas).entities)
}
