import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { XCondition, XMade, XOperand, XValue } from '#schemas/runtime/written/report.ts'
import { canCompare, type Kind, type Kinded, kindOf, kindOfConstant, kindTitles } from './kinds.ts'
import { type Entities, isMisnamed, leafAt, listAt } from './path.ts'
import { type Part, templateParts, templatePaths } from './template.ts'

type At = (string | number)[]

/** Context of a value: the entity its paths start from, and what a report with `summarise` allows there. */
export interface Place {
  entity: Entity
  /** texts of the key values of a summary; outside of aggregates only these may be used */
  keys?: ReadonlySet<string>
  /** only values computed in SQL are allowed */
  plain?: boolean
  /** a path that code declares may lead to several records */
  several?: boolean
}

const AGGREGATES = ['count', 'sum', 'average', 'smallest', 'largest', 'list', 'last'] as const
const NUMBERS = ['add', 'subtract', 'multiply', 'divide', 'least', 'greatest'] as const
const SPANS = ['days', 'months', 'years'] as const
const OF_DAYS = ['monthOf', 'yearOf', 'monthNumberOf', 'dayOf'] as const
/** Operators on texts of one format. */
const OF_FORMATS = {
  firstDayOf: { format: 'mes-ano', kind: 'day' },
  hours: { format: 'horas', kind: 'number' },
} as const satisfies Record<string, { format: string; kind: Kind }>

/** Up to this many codes are all listed in a hint. */
const FEW = 8

/** Each operator, with the keys that may stand beside it. */
const ways: Record<string, readonly string[]> = {
  ...Object.fromEntries(AGGREGATES.map((name) => [name, ['of', 'where', 'distinct', 'separator', 'by']])),
  ...Object.fromEntries(
    [
      ...NUMBERS,
      ...SPANS,
      ...OF_DAYS,
      ...Object.keys(OF_FORMATS),
      'const',
      'filter',
      'today',
      'text',
      'first',
      'share',
      'previous',
      'path',
    ].map((name) => [name, []]),
  ),
  join: ['separator'],
  when: ['else'],
  choose: ['cases', 'else'],
  round: ['decimals'],
  after: ['plusDays', 'plusMonths'],
  worked: ['like'],
  code: ['is', 'like'],
}

/** Where values and conditions are written. */
export interface Subject {
  /** below schemas/ */
  file: string
  /** path inside the file */
  at: At
  /** filters that may be named */
  filters: readonly Field[]
  /** entities whose code computes values; undefined: not checked */
  valued?: ReadonlySet<string>
}

/** Checks the values and conditions of a report's source or a measure: all names exist, and kinds fit. */
export class ValueCheck {
  readonly problems: Problem[] = []
  /** filters in use */
  readonly used = new Set<string>()

  constructor(
    private readonly subject: Subject,
    readonly known: Entities,
    private readonly dated: boolean,
  ) {}

  /** @param at relative to the subject's path */
  wrong(at: At, message: string, hint?: string): undefined {
    const { file, at: where } = this.subject
    this.problems.push({ file, path: [...where, ...at], message, hint })
    return undefined
  }

  /** The filter of this name; notes a problem when there is none. */
  filter(name: string, at: At): Field | undefined {
    const { filters: fields } = this.subject
    const found = fields.find((field) => field.name === name)
    if (found) this.used.add(name)
    return (
      found ??
      this.wrong(
        at,
        `não há filtro "${name}"`,
        suggestName(
          name,
          fields.map((field) => field.name),
        ),
      )
    )
  }

  /** Kind of a value; undefined after a problem. */
  value(value: XValue, at: At, place: Place): Kinded | undefined {
    if (typeof value === 'string') return this.path(value, at, place)
    const named = Object.keys(value).filter((key) => key in ways)
    const [way, second] = named
    if (way === undefined) return this.wrong(at, 'não diz um valor', `use ${Object.keys(ways).join(', ')}`)
    if (second !== undefined) return this.wrong([...at, second], `"${way}" e "${second}" não podem estar juntos`)
    for (const beside of Object.keys(value))
      if (beside !== way && !ways[way]?.includes(beside))
        return this.wrong([...at, beside], `"${beside}" não faz sentido com "${way}"`)
    return this.made(value, way, at, place)
  }

  private path(path: string, at: At, { entity, keys }: Place): Kinded | undefined {
    const leaf = leafAt(this.known, entity, path, this.dated)
    if (isMisnamed(leaf)) return this.wrong(at, leaf.message, leaf.hint)
    if (keys && !keys.has(JSON.stringify(path)))
      return this.wrong(
        at,
        `"${path}" não está em "summarise": uma linha resume vários registros`,
        'use count, sum, list …',
      )
    return { kind: kindOf(leaf.field), field: leaf.field }
  }

  private made(made: XMade, way: string, at: At, place: Place): Kinded | undefined {
    const inner = [...at, way]
    if (place.keys?.has(JSON.stringify(made))) return this.value(made, at, { ...place, keys: undefined })
    if (AGGREGATES.some((name) => name === way))
      return this.aggregate(made, way as (typeof AGGREGATES)[number], at, place)
    if (NUMBERS.some((name) => name === way)) return this.numbers(made, way as (typeof NUMBERS)[number], inner, place)
    if (SPANS.some((name) => name === way)) {
      for (const [i, value] of (made[way as 'days'] ?? []).entries()) this.is('day', value, [...inner, i], place)
      return { kind: 'number' }
    }
    if (OF_DAYS.some((name) => name === way)) {
      this.is('day', made[way as 'yearOf'] ?? '', inner, place)
      return { kind: way === 'monthOf' ? 'text' : 'number' }
    }
    if (way in OF_FORMATS) return this.ofFormat(made, way as keyof typeof OF_FORMATS, inner, place)
    switch (way) {
      case 'const':
        return { kind: kindOfConstant(made.const), constant: made.const }
      case 'filter': {
        const field = this.filter(made.filter ?? '', inner)
        return field && { kind: kindOf(field), field }
      }
      case 'today':
        return { kind: 'day' }
      case 'worked':
        return this.worked(made, at, place)
      case 'code':
        return this.coded(made, at, place)
      case 'previous':
        return this.previous(made.previous ?? '', inner, place)
      case 'path':
        return this.treePath(made.path ?? '', inner, place)
      case 'share':
        return this.is('number', made.share ?? '', inner, place)
      case 'round':
        return this.is('number', made.round ?? '', inner, place)
      case 'after':
        this.is('day', made.after ?? '', inner, place)
        for (const name of ['plusDays', 'plusMonths'] as const) {
          const amount = made[name]
          if (typeof amount === 'object' || typeof amount === 'string') this.is('number', amount, [...at, name], place)
        }
        return { kind: 'day' }
      case 'when':
        return this.alternatives(
          [
            ...(made.when ?? []).map((one, i) => {
              this.condition(one.if, [...inner, i, 'if'], place)
              return this.value(one.then, [...inner, i, 'then'], place)
            }),
            made.else === undefined ? undefined : this.value(made.else, [...at, 'else'], place),
          ],
          inner,
        )
      case 'choose':
        return this.choice(made, at, place)
      case 'first':
        return this.alternatives(
          (made.first ?? []).map((value, i) => this.value(value, [...inner, i], place)),
          inner,
        )
      default:
        return this.text(made, inner, place)
    }
  }

  private ofFormat(made: XMade, way: keyof typeof OF_FORMATS, at: At, place: Place): Kinded | undefined {
    const { format, kind } = OF_FORMATS[way]
    const found = this.value(made[way] ?? '', at, { ...place, plain: true })
    if (found && found.field?.format !== format) return this.wrong(at, `"${way}" pede um campo de formato "${format}"`)
    return found && { kind }
  }

  /** A value that code computes: for display only, read like the field it names in `like`. */
  private worked({ worked = 'text', like }: XMade, at: At, place: Place): Kinded | undefined {
    if (place.plain) return this.wrong(at, 'um valor que o código calcula só serve para mostrar')
    if (like === undefined) return { kind: worked, made: true }
    const found = this.path(like, [...at, 'like'], { ...place, keys: undefined })
    const kind = found?.kind === 'record' ? 'text' : found?.kind
    if (found && kind !== worked && !found.field?.options)
      return this.wrong([...at, 'like'], `deve ser ${kindTitles[worked]}, e é ${kindTitles[found.kind]}`)
    return found && { kind: worked, field: found.field, made: true }
  }

  private coded({ code = '', is, like }: XMade, at: At, place: Place): Kinded | undefined {
    const { valued } = this.subject
    const { path } = place.entity
    if (valued && !valued.has(path))
      return this.wrong([...at, 'code'], `"${code}" não tem código`, `crie server/domain/${path}/values.ts`)
    if (is === undefined) return this.wrong(at, 'não diz o que o valor é', 'diga "is"')
    if (is === 'records' && !place.several)
      return this.wrong([...at, 'is'], 'vários registros só servem para comparar', 'diga-o em "by" de uma medida')
    const found = like === undefined ? undefined : this.path(like, [...at, 'like'], { ...place, keys: undefined })
    return { kind: is, ...(is !== 'record' && is !== 'records' && { field: found?.field }) }
  }

  private text(made: XMade, at: At, place: Place): Kinded | undefined {
    if (place.plain) return this.wrong(at, 'um texto montado só serve para mostrar: aqui diga os campos')
    for (const [i, part] of (made.join ?? []).entries()) this.value(part, [...at, i], place)
    const { text } = made
    for (const [i, part] of (typeof text === 'string' ? [text] : (text ?? [])).entries()) {
      const here = typeof text === 'string' ? at : [...at, i]
      if (typeof part !== 'string') this.value(part, here, place)
      else for (const path of this.template(part, here)) this.path(path, here, place)
    }
    return { kind: 'text', made: true }
  }

  /** The paths of a template. */
  template(template: string, at: At): string[] {
    let parts: Part[]
    try {
      parts = templateParts(template)
    } catch (error) {
      this.wrong(at, `o texto "${template}" não fecha: ${(error as Error).message}`)
      return []
    }
    return templatePaths(parts)
  }

  private choice({ choose = '', cases = {}, else: other }: XMade, at: At, place: Place): Kinded | undefined {
    const field = this.filter(choose, [...at, 'choose'])
    this.codes(field, Object.keys(cases), [...at, 'cases'])
    const values = Object.entries(cases).map(([code, value]) => this.value(value, [...at, 'cases', code], place))
    if (other !== undefined) values.push(this.value(other, [...at, 'else'], place))
    return this.alternatives(values, [...at, 'cases'])
  }

  /** Checks that each code is an option of the closed list. */
  private codes(field: Field | undefined, codes: (string | number | boolean)[], at: At): void {
    const known =
      field?.options?.map(({ value }) => String(value)) ?? (field?.type === 'boolean' ? ['true', 'false'] : undefined)
    if (known)
      for (const code of codes)
        if (!known.includes(String(code)))
          this.wrong(
            at,
            `"${String(code)}" não é um valor de "${field?.title}"`,
            known.length > FEW ? suggestName(String(code), known) : `há ${known.join(', ')}`,
          )
  }

  /** The common kind of alternatives, of which one is shown. */
  private alternatives(values: (Kinded | undefined)[], at: At): Kinded | undefined {
    const known = values.filter((value) => value !== undefined)
    const [first] = known
    const kinds = new Set(known.map(({ kind }) => (kind === 'record' ? 'text' : kind)))
    const made = known.some((value) => value.made)
    if (!first || made) return first && { kind: 'text', made: true }
    if (kinds.size > 1) return this.wrong(at, `mistura ${known.map(({ kind }) => kindTitles[kind]).join(' com ')}`)
    return { ...first, constant: undefined, field: known.find(({ field }) => field)?.field }
  }

  private numbers(made: XMade, way: (typeof NUMBERS)[number], at: At, place: Place): Kinded | undefined {
    const kinds = (made[way] ?? []).map((value, i) => this.value(value, [...at, i], { ...place, plain: true }))
    const compared = way === 'least' || way === 'greatest'
    if (compared && kinds.every((one) => one?.kind === 'day')) return kinds[0]
    for (const [i, one] of kinds.entries())
      if (one && one.kind !== 'number')
        this.wrong([...at, i], `"${way}" pede números, e isto é ${kindTitles[one.kind]}`)
    return { kind: 'number', field: kinds.find((one) => one?.field)?.field }
  }

  private is(kind: Kind, value: XValue, at: At, place: Place): Kinded | undefined {
    const found = this.value(value, at, { ...place, plain: true })
    if (found && found.kind !== kind)
      return this.wrong(at, `deve ser ${kindTitles[kind]}, e é ${kindTitles[found.kind]}`)
    return found
  }

  private aggregate(made: XMade, way: (typeof AGGREGATES)[number], at: At, place: Place): Kinded | undefined {
    const inside = made.of === undefined ? this.summed(made, way, at, place) : this.list(made.of, [...at, 'of'], place)
    if (!inside) return undefined
    const value = made[way]
    const taken =
      value === true || value === undefined
        ? undefined
        : this.value(value, [...at, way], { entity: inside, plain: way !== 'list' || !isTemplate(value) })
    for (const [i, condition] of (made.where ?? []).entries())
      this.condition(condition, [...at, 'where', i], { entity: inside })
    if (made.by !== undefined) this.value(made.by, [...at, 'by'], { entity: inside, plain: true })
    if (way === 'count') return { kind: 'number' }
    if (way === 'list') return { kind: 'text' }
    if ((way === 'sum' || way === 'average') && taken && taken.kind !== 'number')
      return this.wrong([...at, way], `"${way}" pede um número, e isto é ${kindTitles[taken.kind]}`)
    return taken && { kind: taken.kind === 'record' ? 'text' : taken.kind, field: taken.field }
  }

  private summed(made: XMade, way: string, at: At, { entity, keys }: Place): Entity | undefined {
    if (!keys) return this.wrong(at, `"${way}" sem "of" conta as linhas de um resumo`, 'diga "of" ou "summarise"')
    if (made.where) return this.wrong([...at, 'where'], '"where" pede "of"')
    if (way === 'last') return this.wrong([...at, way], '"last" pede "of"')
    return entity
  }

  private list(of: string, at: At, { entity }: Place): Entity | undefined {
    const list = listAt(this.known, entity, of)
    return isMisnamed(list) ? this.wrong(at, list.message, list.hint) : list.to
  }

  private treePath(value: XValue, at: At, place: Place): Kinded | undefined {
    const found = this.is('record', value, at, place)
    if (!found) return undefined
    const target = found.field?.target === undefined ? place.entity : this.known.get(found.field.target)
    return target?.tree === undefined ? this.wrong(at, `${target?.plural ?? ''} não são uma árvore`) : { kind: 'text' }
  }

  private previous(value: XValue, at: At, place: Place): Kinded | undefined {
    const { effective, parent, title } = place.entity
    if (!effective || !parent) return this.wrong(at, `${title} não é a linha de uma lista com datas: não há a anterior`)
    return this.value(value, at, { entity: place.entity, plain: place.plain })
  }

  /** Checks a condition; `overFilters`: it may read filters only. */
  condition(condition: XCondition, at: At, place: Place, overFilters = false): void {
    const lists = ['any', 'every', 'none'] as const
    for (const name of lists)
      for (const [i, each] of (condition[name] ?? []).entries())
        this.condition(each, [...at, name, i], place, overFilters)
    if (lists.some((name) => condition[name])) return
    const rows = condition.some ?? condition.missing
    if (overFilters && condition.filter === undefined) {
      this.wrong(at, 'só pode olhar para filtros', 'diga "filter"')
    } else if (rows !== undefined) {
      const inside = this.list(rows, [...at, condition.some === undefined ? 'missing' : 'some'], place)
      if (inside)
        for (const [i, each] of (condition.where ?? []).entries())
          this.condition(each, [...at, 'where', i], { entity: inside })
    } else if (condition.filter !== undefined) {
      const field = this.filter(condition.filter, [...at, 'filter'])
      if (condition.cases) this.codes(field, Object.keys(condition.cases), [...at, 'cases'])
      for (const name of ['equals', 'differs'] as const)
        if (condition[name] !== undefined) this.codes(field, constantsOf(condition[name]), [...at, name])
      for (const [code, each] of Object.entries(condition.cases ?? {}))
        for (const [i, one] of each.entries()) this.condition(one, [...at, 'cases', code, i], place)
    } else if (condition.value === undefined) this.wrong(at, 'não diz o que compara', 'diga "value"')
    else this.comparison(condition, condition.value, at, place)
  }

  private comparison(condition: XCondition, value: XValue, at: At, place: Place): void {
    const left = this.value(value, [...at, 'value'], { ...place, plain: true })
    const names = ['equals', 'differs', 'from', 'to', 'above', 'below', 'contains'] as const
    const said = names.filter((name) => condition[name] !== undefined)
    if (condition.asks !== undefined) {
      if (left) this.wrong([...at, 'asks'], `não se pergunta assim por ${kindTitles[left.kind]}`, asksHint(left))
    } else if (said.length === 0 && condition.filled === undefined)
      this.wrong(at, 'não compara com nada', `use ${names.join(', ')} ou filled`)
    if (left) for (const name of said) this.operand(left, condition[name], name, [...at, name], place)
    const { all } = condition
    if (all !== undefined && !said.some((name) => isFilter(condition[name])))
      this.wrong([...at, 'all'], '"all" pede um filtro')
  }

  private operand(left: Kinded, operand: XOperand | undefined, name: string, at: At, place: Place): void {
    if (operand === undefined) return
    if (typeof operand !== 'object' || Array.isArray(operand)) this.fixed(left, constantsOf(operand), name, at)
    else {
      const right =
        'filter' in operand
          ? this.filterKind(operand.filter, at)
          : this.value(operand.value, [...at, 'value'], { ...place, plain: true })
      const mismatch = right && this.mismatch(left, right, name)
      if (mismatch) this.wrong(at, mismatch)
    }
  }

  private fixed(left: Kinded, constants: (string | number | boolean)[], name: string, at: At): void {
    this.codes(left.field, constants, at)
    const misfit = constants.find((one) => left.kind !== 'codes' && !canCompare(left.kind, kindOfConstant(one), name))
    if (left.kind === 'record' || left.kind === 'records')
      this.wrong(at, 'um registro se compara com um filtro, não com um valor fixo')
    else if (misfit !== undefined) this.wrong(at, `"${String(misfit)}" não se compara com ${kindTitles[left.kind]}`)
  }

  /** Why two values cannot be compared. Records are compared by id, with records of the same register. */
  private mismatch(left: Kinded, right: Kinded, name: string): string | undefined {
    const target = left.field?.target
    if (left.kind !== 'record' && left.kind !== 'records')
      return canCompare(left.kind, right.kind, name)
        ? undefined
        : `compara ${kindTitles[left.kind]} com ${kindTitles[right.kind]}`
    const other = right.field?.target
    if (target === undefined)
      return right.kind === 'records' || right.kind === 'number'
        ? undefined
        : `compara o código com ${kindTitles[right.kind]}`
    if (other === target) return undefined
    return `compara ${this.plural(target)} com ${other === undefined ? kindTitles[right.kind] : this.plural(other)}`
  }

  private filterKind(name: string, at: At): Kinded | undefined {
    const field = this.filter(name, at)
    return field && { kind: kindOf(field), field }
  }

  private plural = (path: string): string => this.known.get(path)?.plural ?? path
}

/** Whether the value is one template; rows of a list can be named by it. */
const isTemplate = (value: XValue): boolean => typeof value === 'object' && typeof value.text === 'string'

/** Hint what to write in `asks` instead. */
const asksHint = ({ kind }: Kinded): string =>
  kind === 'day' || kind === 'number'
    ? 'um nome, ou dois para o primeiro e o último'
    : 'um só nome de filtro, e um campo em "value"'

const isFilter = (operand: XOperand | undefined): boolean => typeof operand === 'object' && 'filter' in operand

const constantsOf = (operand: XOperand): (string | number | boolean)[] =>
  Array.isArray(operand) ? operand : typeof operand === 'object' ? [] : [operand]
