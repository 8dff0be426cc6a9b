import { posix } from 'node:path'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Problem } from '../problem.ts'
import { suggestName } from '../suggest.ts'
import type { SourceFile, Sources } from './read.ts'

const FOLDER = 'fragments/'

/**
 * Inlines `$ref`s into `fragments/`: a whole definition (`$ref` at its root; its own keywords are added and win) or one
 * property (`$ref: "../fragments/endereco.json#/$defs/endereco"`, siblings such as `title` win); in reports and
 * measures also values and conditions (`$ref: "../../fragments/escolaridade.json#/values/maior"`). Later steps see no
 * trace of it. Paths inside a fragment are relative to its own folder.
 */
export function expandFragments(sources: Sources): void {
  const expand = new Expander(sources)
  for (const list of [sources.entities, sources.reports, sources.dashboards])
    for (const source of list) if (takesFragments(source.schema)) source.schema = expand.definition(source)
  for (const source of sources.measures)
    if (takesFragments(source.measure)) source.measure = expand.part(source.measure, source.file)
}

/** Whether a definition refers to a fragment: most do not and are not copied. */
function takesFragments(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  for (const [key, inner] of Object.entries(part))
    if (typeof inner === 'string' ? key === '$ref' && inner.includes(FOLDER) : takesFragments(inner)) return true
  return false
}

/** A fragment file: a definition, or parts that are referred to one by one. */
type Fragment = JsonSchema & { $schema?: string; values?: Parts; conditions?: Parts }
type Parts = Record<string, JsonSchema>

class Expander {
  private readonly fragments: Map<string, JsonSchema>

  constructor(private readonly sources: Sources) {
    this.fragments = new Map(sources.fragments.map(({ file, schema }) => [file, schema]))
  }

  definition({ file, schema }: SourceFile): JsonSchema {
    const { $ref, ...own } = schema
    const inside = this.inside(own, file, [], [])
    if ($ref === undefined) return inside
    const base = this.find($ref, file, [], [])
    return base ? merged(base, inside) : inside
  }

  /** Expands an object that is not a schema: a measure. */
  part<T>(part: T, file: string): T {
    return this.inside(part, file, [], [])
  }

  /** A copy of any part of a schema with every reference into a fragment replaced; `path` is where it stands in `file`. */
  private inside<T>(part: T, file: string, path: (string | number)[], stack: string[]): T {
    if (Array.isArray(part)) return part.map((one, i) => this.inside(one, file, [...path, i], stack)) as T
    if (typeof part !== 'object' || part === null) return part
    // plain values are kept without a recursive call
    const own: Record<string, unknown> = Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [
        key,
        typeof inner === 'object' ? this.inside(inner, file, [...path, key], stack) : inner,
      ]),
    )
    if (typeof own.$ref !== 'string') return own as T
    const { $ref, ...siblings } = own as { $ref: string }
    if (!targetOf($ref, file).startsWith(FOLDER)) return { $ref, ...siblings } as T
    return { ...(this.find($ref, file, path, stack) ?? { $ref }), ...siblings } as T
  }

  /** The target of a `$ref` into a fragment, with its own `$ref`s made relative to `file`. */
  private find($ref: string, file: string, path: (string | number)[], stack: string[]): JsonSchema | undefined {
    const [, pointer = ''] = $ref.split('#')
    const target = targetOf($ref, file)
    const fragment = this.fragments.get(target)
    const key = `${target}#${pointer}`
    if (stack.includes(key)) return this.wrong(file, path, `"${$ref}" aponta para si mesmo`)
    if (!fragment) {
      const hint = suggestName(target, this.fragments.keys())
      return this.wrong(file, path, `"${$ref}" não é um fragmento que existe`, hint)
    }
    const { $schema: _, $defs, values, conditions, ...whole } = fragment as Fragment
    const [, part = '', name = ''] = pointer.split('/')
    const parts = ({ $defs, values, conditions } as Record<string, Parts | undefined>)[part] ?? {}
    const found = pointer === '' ? whole : parts[name]
    if (!found) {
      const hint = suggestName(name, Object.keys(parts))
      return this.wrong(file, path, `"${$ref}" não existe em ${target}`, hint)
    }
    return rebased(this.inside(found, target, path, [...stack, key]), target, file)
  }

  private wrong(file: string, path: (string | number)[], message: string, hint?: string): undefined {
    const problem: Problem = { file, path: [...path, '$ref'], message, hint }
    this.sources.problems.push(problem)
  }
}

/** Path of the file a `$ref` leads to, relative to the schemas folder. */
function targetOf($ref: string, file: string): string {
  const [target = ''] = $ref.split('#')
  return target === '' ? file : posix.normalize(posix.join(posix.dirname(file), target))
}

/** A copy of a schema whose `$ref`s are made relative to another file. */
function rebased<T>(part: T, from: string, to: string): T {
  if (Array.isArray(part)) return part.map((one) => rebased(one, from, to)) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? refFrom(inner, from, to) : rebased(inner, from, to),
    ]),
  ) as T
}

function refFrom($ref: string, from: string, to: string): string {
  const [, pointer] = $ref.split('#')
  const file = posix.relative(posix.dirname(to), targetOf($ref, from))
  return pointer === undefined ? file : `${file}#${pointer}`
}

/** Merges a fragment with a definition's own keywords: constraints of both apply, as in JSON Schema for `$ref` with siblings; its own texts win. */
function merged(base: JsonSchema, own: JsonSchema): JsonSchema {
  const out: JsonSchema = { ...base, ...own }
  const properties = { ...base.properties }
  for (const [name, property] of Object.entries(own.properties ?? {}))
    properties[name] = { ...base.properties?.[name], ...property }
  if (Object.keys(properties).length > 0) out.properties = properties
  const required = [...new Set([...(base.required ?? []), ...(own.required ?? [])])]
  if (required.length > 0) out.required = required
  const rules = [...(base.allOf ?? []), ...(own.allOf ?? [])]
  if (rules.length > 0) out.allOf = rules
  const x = base['x-entity'] && { ...base['x-entity'], ...own['x-entity'] }
  if (x) out['x-entity'] = x
  return out
}
