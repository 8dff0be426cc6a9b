import type { Comparison, ConstNode, Node, ValueType } from '#schemas/runtime/computed/node.ts'
import type { Entity, FieldOption } from '#schemas/runtime/model.ts'
import { suggestName } from '../suggest.ts'
import { isNumber, optionsOf, ordered, type PlainName, titleOfType } from './types.ts'

type Path = (string | number)[]

/** Types operators whose result type depends on the types of their arguments alone; checks these. */
export class PlainReader {
  /** @param wrong notes a problem */
  constructor(
    private readonly entities: ReadonlyMap<string, Entity>,
    private readonly wrong: (path: Path, message: string, hint?: string) => undefined,
  ) {}

  /** @returns undefined when a problem was noted */
  node(
    { op, args, digits }: { op: PlainName; args: Node[]; digits?: number },
    entity: Entity,
    at: Path,
  ): Node | undefined {
    const all = (suits: (type: ValueType) => boolean, what: string): boolean => {
      const i = args.findIndex(({ type }) => !suits(type))
      if (i >= 0) this.wrong([...at, i], `"${op}" pede ${what}, não ${titleOfType(args[i]?.type ?? 'text')}`)
      return i < 0
    }
    switch (op) {
      case 'day':
        return all((type) => type === 'instant', 'data e hora') ? { op, type: 'date', args } : undefined
      case 'addDays':
      case 'addMonths':
      case 'addWorkingDays':
        if (args[0]?.type !== 'date') return this.wrong([...at, 0], `"${op}" começa por uma data`)
        if (args[1]?.type !== 'integer') return this.wrong([...at, 1], `"${op}" soma um número inteiro`)
        return { op, type: 'date', args }
      case 'daysBetween':
      case 'monthsBetween':
      case 'yearsBetween':
      case 'workingDaysBetween':
        return all((type) => type === 'date', 'datas') ? { op, type: 'integer', args } : undefined
      case 'add':
      case 'subtract':
      case 'multiply': {
        const type = args.every((arg) => arg.type === 'integer') ? 'integer' : 'number'
        return all(isNumber, 'números') ? { op, type, args } : undefined
      }
      case 'divide':
      case 'round':
        if (digits === undefined) return this.wrong(at, `"${op}" diz com quantas casas: falta "digits"`)
        return all(isNumber, 'números') ? { op, type: digits === 0 ? 'integer' : 'number', args, digits } : undefined
      case 'firstFilled': {
        const type = this.sameType(args, at)
        return type && { op, type, args }
      }
      case 'filled':
        return { op, type: 'boolean', args }
      case 'not':
      case 'all':
      case 'any':
        return all((type) => type === 'boolean', 'condições') ? { op, type: 'boolean', args } : undefined
      default:
        return this.comparison(op, args, entity, at)
    }
  }

  /** The common type of the nodes; a constant that looks like a date counts as text beside texts. */
  sameType(nodes: Node[], at: Path): ValueType | undefined {
    if (nodes.some(({ type }) => type === 'text'))
      for (const node of nodes) if (node.op === 'const' && node.type === 'date') node.type = 'text'
    const types = [...new Set(nodes.map(({ type }) => type))]
    const [first, second] = types
    if (second === undefined) return first
    if (types.every(isNumber)) return 'number'
    return this.wrong(at, `${titleOfType(first ?? 'text')} e ${titleOfType(second)} não vão juntos`)
  }

  private comparison(op: Comparison | 'in', args: Node[], entity: Entity, at: Path): Node | undefined {
    const type = this.sameType(args, at)
    if (!type) return undefined
    if (op !== 'eq' && op !== 'ne' && op !== 'in' && !ordered.includes(type))
      return this.wrong(at, `${titleOfType(type)} não vem antes nem depois`, 'use eq ou ne')
    for (const [i, arg] of args.entries()) {
      const options = args.map((other) => optionsOf(other, entity, this.entities)).find((found) => found !== undefined)
      if (arg.op === 'const' && options) this.checkOption(arg, options, op === 'in' ? [...at, 1, i - 1] : [...at, i])
    }
    return { op, type: 'boolean', args }
  }

  /** Notes a problem when a constant compared with a field of a closed list is none of its codes. */
  checkOption({ value }: ConstNode, options: FieldOption[], at: Path): void {
    const codes = options.map((option) => String(option.value))
    if (!options.some((option) => option.value === value))
      this.wrong(
        at,
        `"${String(value)}" não é uma das opções`,
        suggestName(String(value), codes) ?? `use ${codes.join(', ')}`,
      )
  }
}
