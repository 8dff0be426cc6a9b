import type {
  FieldNode,
  Gathering,
  Node,
  PlainNode,
  RowsNode,
  ThroughNode,
  ValueType,
  WorkingDays,
} from '#schemas/runtime/computed/node.ts'
import type { Expression, Operators, Rows } from '#schemas/runtime/computed/written.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { Problem } from '../problem.ts'
import { suggestName } from '../suggest.ts'
import { PlainReader } from './plain.ts'
import { findRows } from './row-source.ts'
import {
  besides,
  fitsType,
  hasExpression,
  isDay,
  isNumber,
  isSingle,
  optionsOf,
  ordered,
  type PlainName,
  titleOfType,
  valueTypeOf,
} from './types.ts'
import { workplaceProblem } from './workplaces.ts'

type Path = (string | number)[]
type Found = Omit<Problem, 'file'>

/** The entity an expression is evaluated on. */
export interface Scope {
  entity: Entity
  /** for expressions over rows: the entity that aggregates them */
  outer?: Entity
}

/** Parses a written expression into typed nodes and collects its problems. */
export class ExpressionReader {
  readonly problems: Found[] = []
  readonly plain: PlainReader

  constructor(private readonly entities: ReadonlyMap<string, Entity>) {
    this.plain = new PlainReader(entities, (path, message, hint) => this.wrong(path, message, hint))
  }

  /** @returns undefined when a problem was noted */
  read(expression: Expression, scope: Scope, at: Path): Node | undefined {
    if (typeof expression === 'number')
      return { op: 'const', type: Number.isInteger(expression) ? 'integer' : 'number', value: expression }
    if (typeof expression === 'boolean') return { op: 'const', type: 'boolean', value: expression }
    if (typeof expression === 'string')
      return { op: 'const', type: isDay(expression) ? 'date' : 'text', value: expression }
    const name = this.operatorOf(expression, at)
    return name && this.readOperator(name, expression, scope, at)
  }

  private wrong(path: Path, message: string, hint?: string): undefined {
    this.problems.push({ path, message, ...(hint ? { hint } : {}) })
    return undefined
  }

  /** The one operator key of an object; all other keys must be modifiers of that operator. */
  private operatorOf(expression: Operators, at: Path): keyof Operators | undefined {
    const keys = Object.keys(expression) as (keyof Operators)[]
    const [name, second] = keys.filter((key) => !(key in besides))
    if (name === undefined) return this.wrong(at, 'falta o operador', 'por exemplo {"field": "…"}')
    if (second !== undefined) return this.wrong([...at, second], `"${second}" é outro operador: cada objeto tem um só`)
    for (const key of keys) {
      const owners = besides[key]
      if (owners && !owners.includes(name)) this.wrong([...at, key], `"${key}" só vale com ${owners.join(', ')}`)
    }
    return name
  }

  private readOperator(name: keyof Operators, x: Operators, scope: Scope, at: Path): Node | undefined {
    const here: Path = [...at, name]
    const told = x.as === 'record'
    switch (name) {
      case 'field':
        return this.readField(String(x.field), scope.entity, here, told)
      case 'outer': {
        if (!scope.outer) return this.wrong(here, '"outer" só existe dentro de linhas (where, value)')
        const node = this.readField(String(x.outer), scope.outer, here, told)
        return node && { ...node, outer: true }
      }
      case 'title':
        return this.readTitle(String(x.title), scope, here)
      case 'today':
        return { op: 'today', type: 'date' }
      case 'age':
        return this.readPlain('yearsBetween', [x.age as Expression, { today: true }], scope, here)
      case 'addYears': {
        const [day, years] = x.addYears as [Expression, Expression]
        return this.readPlain('addMonths', [day, { multiply: [years, 12] }], scope, here)
      }
      case 'percent':
        return this.readPlain('multiply', [...(x.percent as Expression[]), 0.01], scope, here)
      case 'text':
        return this.readText(x, scope, here)
      case 'cases':
        return this.readCases(x, scope, at)
      case 'count':
      case 'sum':
      case 'min':
      case 'max':
      case 'last':
        return this.readRows(name, x[name] as Rows, scope, here, told)
      case 'in': {
        const [value, options] = x.in as NonNullable<Operators['in']>
        return this.readPlain('in', [value, ...options], scope, here)
      }
      case 'addWorkingDays':
      case 'workingDaysBetween':
        return this.readWorkingDays(name, x, scope, at)
      case 'day':
      case 'round':
      case 'filled':
      case 'not':
        return this.readPlain(name, [x[name] as Expression], scope, here, x.digits)
      default:
        return this.readPlain(name as PlainName, x[name] as Expression[], scope, here, x.digits)
    }
  }

  private readField(path: string, entity: Entity, at: Path, told: boolean): FieldNode | ThroughNode | undefined {
    const field = fieldAt(entity, path)
    if (!field) return this.readThrough(path, entity, at, told)
    if (field.writeOnly) return this.wrong(at, `"${path}" é writeOnly: ninguém o lê`)
    if (field.hint.own !== undefined) return this.wrong(at, `"${path}" é de uma empresa`)
    if (field.computed && !hasExpression(field))
      return this.wrong(at, `"${path}" é calculado por código: não tem coluna`, 'diga-o como expressão')
    const type = valueTypeOf(field)
    if (type) return { op: 'field', type, path }
    if (field.kind === 'children') return this.wrong(at, `"${path}" é uma lista`, 'use count, sum, min, max ou last')
    return this.wrong(at, `"${path}" não é um valor simples`)
  }

  /** Resolves a path through references such as 'cidade.uf.sigla': the longest prefix that is a reference is followed. */
  private readThrough(path: string, entity: Entity, at: Path, told: boolean): ThroughNode | undefined {
    const parts = path.split('.')
    for (let end = parts.length - 1; end > 0; end--) {
      const reference = fieldAt(entity, parts.slice(0, end).join('.'))
      const target = reference?.kind === 'reference' ? this.entities.get(reference.target ?? '') : undefined
      if (!reference || !target) continue
      const rest = parts.slice(end).join('.')
      const value = this.readField(rest, target, at, told)
      if (!value) return undefined
      const isLabel = target.label.length === 1 && target.labelKey === rest && value.op === 'field'
      return {
        op: 'through',
        type: value.type,
        reference: reference.path,
        target: target.path,
        value,
        ...(isLabel ? { label: true } : {}),
        ...(told ? { told: true } : {}),
      }
    }
    const known = leafFields(entity.fields).flatMap((field) => {
      const target = field.kind === 'reference' ? this.entities.get(field.target ?? '') : undefined
      return [field.path, ...(target ? leafFields(target.fields).map((one) => `${field.path}.${one.path}`) : [])]
    })
    return this.wrong(at, `"${path}" não é um campo de ${entity.path}`, suggestName(path, known))
  }

  private readTitle(path: string, { entity }: Scope, at: Path): Node | undefined {
    const of = this.readField(path, entity, at, false)
    const titles = optionsOf(of, entity, this.entities)
    if (!of) return undefined
    if (!titles) return this.wrong(at, `"${path}" não é uma lista fechada`, 'use "field"')
    return { op: 'title', type: 'text', of, titles }
  }

  private readText(x: Operators, scope: Scope, at: Path): Node | undefined {
    const args = this.readAll(x.text ?? [], scope, at)
    const strange = args?.findIndex(({ type }) => type === 'reference' || type === 'instant') ?? -1
    if (args && strange >= 0)
      return this.wrong([...at, strange], `${titleOfType(args[strange]?.type ?? 'text')} não é parte de um texto`)
    return args && { op: 'text', type: 'text', args, separator: x.separator ?? '' }
  }

  private readWorkingDays(name: WorkingDays, x: Operators, scope: Scope, at: Path): Node | undefined {
    const node = this.readPlain(name, x[name] as Expression[], scope, [...at, name]) as PlainNode | undefined
    if (x.at === undefined) return node
    const place = this.readAs('reference', x.at, scope, [...at, 'at'])
    if (!place) return undefined
    const problem = workplaceProblem(place, scope, this.entities)
    if (problem) return this.wrong([...at, 'at'], problem.message, problem.hint)
    return node && { ...node, args: [...node.args, place] }
  }

  private readCases(x: Operators, scope: Scope, at: Path): Node | undefined {
    const cases = (x.cases ?? []).map((one, i) => ({
      when: this.readAs('boolean', one.when, scope, [...at, 'cases', i, 'when']),
      then: this.read(one.then, scope, [...at, 'cases', i, 'then']),
    }))
    const otherwise = x.else === undefined ? undefined : this.read(x.else, scope, [...at, 'else'])
    if (x.else !== undefined && !otherwise) return undefined
    const read = cases.flatMap(({ when, then: value }) => (when && value ? [{ when, then: value }] : []))
    if (read.length < cases.length) return undefined
    const type = this.plain.sameType(
      [...read.map((one) => one.then), ...(otherwise ? [otherwise] : [])],
      [...at, 'cases'],
    )
    return type && { op: 'cases', type, cases: read, ...(otherwise ? { else: otherwise } : {}) }
  }

  private readRows(gather: Gathering, rows: Rows, scope: Scope, at: Path, told: boolean): Node | undefined {
    const source = findRows(rows, scope.entity, this.entities)
    if ('message' in source) return this.wrong([...at, ...source.at], source.message, source.hint)
    const inside: Scope = { entity: source.entity, outer: scope.entity }
    const where = rows.where === undefined ? undefined : this.readAs('boolean', rows.where, inside, [...at, 'where'])
    if (rows.where !== undefined && !where) return undefined
    const node: RowsNode = {
      op: 'rows',
      gather,
      type: 'integer',
      entity: source.entity.path,
      ...(source.list ? { list: source.list } : {}),
      ...(source.through ? { through: source.through } : {}),
      ...(where ? { where } : {}),
      ...(told ? { told: true } : {}),
    }
    if (gather === 'count')
      return rows.value === undefined && rows.order === undefined
        ? node
        : this.wrong(at, '"count" conta linhas: não tem "value" nem "order"')
    if (rows.value === undefined) return this.wrong(at, `falta "value": o que "${gather}" olha em cada linha`)
    const value = this.read(rows.value, inside, [...at, 'value'])
    if (!value) return undefined
    if (gather === 'sum' ? !isNumber(value.type) : gather !== 'last' && !ordered.includes(value.type))
      return this.wrong([...at, 'value'], `"${gather}" não se faz com ${titleOfType(value.type)}`)
    const order = this.orderOf(gather, rows, source.entity, at)
    if (order === false) return undefined
    return { ...node, type: value.type, value, ...(order ? { order } : {}) }
  }

  /** The field that decides which row is the last; undefined where none is needed, false when a problem was noted. */
  private orderOf(gather: Gathering, { order, list }: Rows, entity: Entity, at: Path): FieldNode | undefined | false {
    if (gather !== 'last') {
      if (order !== undefined) this.wrong([...at, 'order'], '"order" só vale com last')
      return order === undefined ? undefined : false
    }
    if (order === undefined) {
      if (list !== undefined && !entity.effective) return undefined
      this.wrong(
        at,
        'falta "order": o campo cujo maior valor é o último',
        entity.effective && `"${entity.effective.start}"`,
      )
      return false
    }
    const node = this.readField(order, entity, [...at, 'order'], false)
    if (node?.op === 'field' && ordered.includes(node.type)) return node
    if (node) this.wrong([...at, 'order'], `"${order}" não tem ordem`, 'use uma data, data e hora ou um número')
    return false
  }

  private readAll(list: Expression[], scope: Scope, at: Path): Node[] | undefined {
    // an operator with one argument takes no list
    const nodes = list.map((one, i) => this.read(one, scope, isSingle(at) ? at : [...at, i]))
    return nodes.every((node) => node !== undefined) ? (nodes as Node[]) : undefined
  }

  /** Reads an expression that must have a given type. */
  readAs(type: ValueType, expression: Expression, scope: Scope, at: Path): Node | undefined {
    const node = this.read(expression, scope, at)
    if (!node || fitsType(node.type, type)) return node
    return this.wrong(at, `aqui vale ${titleOfType(type)}, não ${titleOfType(node.type)}`)
  }

  private readPlain(op: PlainName, list: Expression[], scope: Scope, at: Path, digits?: number): Node | undefined {
    const args = this.readAll(list, scope, at)
    return args && this.plain.node({ op, args, digits }, scope.entity, at)
  }
}
