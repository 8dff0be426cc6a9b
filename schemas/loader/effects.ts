import { allNodes, isLookup, type Node } from '#schemas/runtime/computed/node.ts'
import type { Expression } from '#schemas/runtime/computed/written.ts'
import type { Effect, Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { XEffect, XEffectValue } from '#schemas/runtime/written/workflow.ts'
import { ExpressionReader, type Scope } from './computed/reader.ts'
import { fitsType, isNumber, titleOfType, valueTypeOf } from './computed/types.ts'
import type { Problem } from './problem.ts'
import { suggestName } from './suggest.ts'

type Path = (string | number)[]
type Entities = ReadonlyMap<string, Entity>

/** Parses the effects of every step on other records (`transitions[].effects`) with their expressions; returns the problems. */
export function addEffects(entities: Entities, schemas: ReadonlyMap<string, JsonSchema>): Problem[] {
  const problems: Problem[] = []
  for (const entity of entities.values())
    for (const [i, written] of (schemas.get(entity.path)?.['x-entity']?.workflow ?? []).entries())
      for (const [j, { effects }] of written.transitions.entries()) {
        const step = entity.workflows?.[i]?.transitions[j]
        if (!effects || !step) continue
        const reader = new EffectReader(entities, entity)
        const at: Path = ['x-entity', 'workflow', i, 'transitions', j, 'effects']
        step.effects = effects.flatMap((one, k) => reader.read(one, [...at, k]) ?? [])
        problems.push(...reader.problems.map((one) => ({ ...one, file: `${entity.path}.json` })))
      }
  return problems
}

/** Copies effects to an entity rebuilt from a changed schema. */
export function takeEffects(from: Entity, to: Entity): void {
  for (const [i, workflow] of (to.workflows ?? []).entries())
    for (const [j, step] of workflow.transitions.entries()) {
      const effects = from.workflows?.[i]?.transitions[j]?.effects
      if (effects) step.effects = effects
    }
}

class EffectReader {
  readonly problems: Omit<Problem, 'file'>[] = []

  constructor(
    private readonly entities: Entities,
    private readonly entity: Entity,
  ) {}

  private wrong(path: Path, message: string, hint?: string): undefined {
    this.problems.push({ path, message, ...(hint ? { hint } : {}) })
    return undefined
  }

  read(written: XEffect, at: Path): Effect | undefined {
    const { rows, when, changes, set, creates, values } = written
    const inside = this.rowsOf(rows, at)
    if (!inside) return undefined
    const scope: Scope = rows === undefined ? { entity: this.entity } : { entity: inside, outer: this.entity }
    if ((changes === undefined) === (creates === undefined))
      return this.wrong(at, 'um efeito muda um registro ("changes" com "set") ou cria um ("creates" com "values")')
    const condition = when === undefined ? undefined : this.expression(when, scope, [...at, 'when'], 'boolean')
    const effect: Effect = { set: {}, values: {}, ...(rows ? { rows } : {}), ...(condition ? { when: condition } : {}) }
    if (changes !== undefined) {
      const target = this.targetOf(changes, inside, [...at, 'changes'])
      if (target) this.readSet(set, { target, scope, effect, at: [...at, 'set'] })
      return { ...effect, changes }
    }
    const target = this.entities.get(creates ?? '')
    if (!target || target.parent || target.single)
      return this.wrong(
        [...at, 'creates'],
        `"${creates}" não é um cadastro`,
        suggestName(creates ?? '', this.entities.keys()),
      )
    if (!this.isOfSameCompany(target, [...at, 'creates'])) return undefined
    this.readValues(values, { target, scope, effect, at: [...at, 'values'] })
    return { ...effect, creates }
  }

  private rowsOf(rows: string | undefined, at: Path): Entity | undefined {
    if (rows === undefined) return this.entity
    const list = fieldAt(this.entity, rows)
    const child = list?.kind === 'children' ? this.entities.get(list.target ?? '') : undefined
    const lists = leafFields(this.entity.fields).flatMap(({ kind, path }) => (kind === 'children' ? [path] : []))
    return child ?? this.wrong([...at, 'rows'], `"${rows}" não é uma lista do cadastro`, suggestName(rows, lists))
  }

  private targetOf(changes: string, inside: Entity, at: Path): Entity | undefined {
    const field = fieldAt(inside, changes)
    const target = field?.kind === 'reference' ? this.entities.get(field.target ?? '') : undefined
    const references = leafFields(inside.fields).flatMap(({ kind, path }) => (kind === 'reference' ? [path] : []))
    if (!target)
      return this.wrong(at, `"${changes}" não é uma referência de ${inside.path}`, suggestName(changes, references))
    return this.isOfSameCompany(target, at) ? target : undefined
  }

  private isOfSameCompany(target: Entity, at: Path): boolean {
    if (target.scope === this.entity.scope) return true
    this.wrong(at, `${target.path} não é da mesma empresa que o registro`, 'um efeito não sai dela')
    return false
  }

  private readSet(set: XEffect['set'], { target, scope, effect, at }: Reading): void {
    if (set === undefined) {
      this.wrong(at.slice(0, -1), 'falta "set": o que muda')
      return
    }
    for (const [name, value] of Object.entries(set)) {
      const [how, expression] = Object.entries(value)[0] as [keyof XEffectValue & string, Expression]
      const path = [...at, name]
      const field = this.writable(name, target, path)
      const node = field && this.fitting(expression, field, scope, [...path, how])
      if (!field || !node) continue
      if (how !== 'to' && !isNumber(node.type)) this.wrong([...path, how], `"${how}" pede um número`)
      effect.set[name] = { how: how as 'to' | 'add' | 'subtract', node }
    }
  }

  private readValues(values: XEffect['values'], { target, scope, effect, at }: Reading): void {
    for (const [name, expression] of Object.entries(values ?? {})) {
      const field = this.writable(name, target, [...at, name])
      const node = field && this.fitting(expression, field, scope, [...at, name])
      if (node) effect.values[name] = node
    }
  }

  /** The field of the target that an effect may set: stored, single-valued, and not part of a workflow's states. */
  private writable(name: string, target: Entity, at: Path): Field | undefined {
    const field = fieldAt(target, name)
    const known = leafFields(target.fields)
      .filter((one) => !one.computed && valueTypeOf(one))
      .map(({ path }) => path)
    if (!field) return this.wrong(at, `"${name}" não é um campo de ${target.path}`, suggestName(name, known))
    if (field.computed) return this.wrong(at, `"${name}" é calculado: ninguém o muda`)
    if (!valueTypeOf(field)) return this.wrong(at, `"${name}" não é um valor simples`)
    const state = target.workflows?.some(({ states }) => states.some(({ is }) => name in is))
    return state ? this.wrong(at, `"${name}" diz o estado: só os passos de ${target.path} o mudam`) : field
  }

  private fitting(expression: Expression, field: Field, scope: Scope, at: Path): Node | undefined {
    const type = valueTypeOf(field)
    const read = this.expression(expression, scope, at)
    if (!read || !type) return undefined
    // the own id fits where a reference is expected
    const node: Node = type === 'reference' && isId(read) ? { ...read, type } : read
    if (!fitsType(node.type, type))
      return this.wrong(at, `aqui vale ${titleOfType(type)}, não ${titleOfType(node.type)}`)
    if (type === 'reference' && this.referred(node, scope) !== field.target)
      return this.wrong(at, `a referência não é a ${field.target}`)
    return node
  }

  /** The register that a reference field of the record leads to. */
  private referred(node: Node, { entity, outer }: Scope): string | undefined {
    const from = node.op === 'field' && node.outer && outer ? outer : entity
    if (isId(node)) return from.path
    return node.op === 'field' ? fieldAt(from, node.path)?.target : undefined
  }

  private expression(expression: Expression, scope: Scope, at: Path, type?: 'boolean'): Node | undefined {
    const reader = new ExpressionReader(this.entities)
    const node = type ? reader.readAs(type, expression, scope, at) : reader.read(expression, scope, at)
    this.problems.push(...reader.problems)
    if (node && looksElsewhere(node)) return this.wrong(at, 'um efeito olha só o registro e as suas linhas')
    return node
  }
}

interface Reading {
  target: Entity
  scope: Scope
  effect: Effect
  at: Path
}

const isId = (node: Node): boolean => node.op === 'field' && node.path === 'id'

/** Whether an expression reads other records, which a step does not have at hand when it saves. */
const looksElsewhere = (node: Node): boolean =>
  allNodes(node).some((one) => isLookup(one) || (one.op === 'rows' && one.through !== undefined))
