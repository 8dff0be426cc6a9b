import { allNodes, isLookup, type Node } from '#schemas/runtime/computed/node.ts'
import { noticeMarkers } from '#schemas/runtime/definition/notices.ts'
import type { Entity, Expiry, ExpiryPlace, Field, JsonSchema, Notice } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { insidesOf } from '#schemas/runtime/placeholders.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { XExpiry, XNotice, XNoticeEvent, XRecipient } from '#schemas/runtime/written/notices.ts'
import { ExpressionReader, type Scope } from './computed/reader.ts'
import type { Problem } from './problem.ts'
import { suggestName } from './suggest.ts'

type Path = (string | number)[]
type Found = Omit<Problem, 'file'>
type Entities = ReadonlyMap<string, Entity>

/** Default days before a date at which its notice is sent. */
const USUAL_DAYS = [30, 7, 0]

/**
 * Parses the expiries (`x-entity.expiry`), notices (`x-entity.notices`) and the condition of current records
 * (`x-entity.current`) of every entity with their expressions; returns the problems. Runs after computed fields are
 * resolved.
 */
export function addNotices(entities: Entities, schemas: ReadonlyMap<string, JsonSchema>): Problem[] {
  const problems: Problem[] = []
  for (const entity of entities.values()) {
    const x = schemas.get(entity.path)?.['x-entity']
    if (!x?.expiry && !x?.notices && x?.current === undefined) continue
    const reader = new NoticeReader(
      entities,
      entity,
      (x.expiry ?? []).map(({ name }) => name),
    )
    if (x.current !== undefined) entity.current = reader.condition(x.current, { entity }, ['x-entity', 'current'])
    entity.expiries = (x.expiry ?? []).flatMap((one, i) => reader.expiry(one, ['x-entity', 'expiry', i]) ?? [])
    entity.notices = (x.notices ?? []).flatMap((one, i) => reader.notice(one, ['x-entity', 'notices', i]) ?? [])
    problems.push(...reader.problems.map((one) => ({ ...one, file: `${entity.path}.json` })))
  }
  return problems
}

/** Copies expiries, notices and `current` to an entity rebuilt from a changed schema. */
export function takeNotices({ expiries, notices, current }: Entity, to: Entity): void {
  Object.assign(to, {
    ...(expiries ? { expiries } : {}),
    ...(notices ? { notices } : {}),
    ...(current ? { current } : {}),
  })
}

class NoticeReader {
  readonly problems: Found[] = []
  private readonly names = new Set<string>()

  constructor(
    private readonly entities: Entities,
    private readonly entity: Entity,
    /** names of all expiries, including invalid ones */
    private readonly expiries: string[],
  ) {
    if (!isOfCompany(entity))
      this.wrong(['x-entity'], 'só o que é de uma empresa tem vencimentos e avisos', 'use "scope": "empresa"')
    else if (entity.parent || entity.single)
      this.wrong(
        ['x-entity'],
        'só um cadastro com lista própria tem vencimentos e avisos',
        'diga-os no cadastro a que as linhas pertencem, com "list"',
      )
  }

  private wrong(path: Path, message: string, hint?: string): undefined {
    this.problems.push({ path, message, ...(hint ? { hint } : {}) })
    return undefined
  }

  /** Notes a problem when a name is used twice among expiries, or among notices. */
  private unique(kind: string, name: string, path: Path): void {
    if (this.names.has(`${kind} ${name}`)) this.wrong([...path, 'name'], `"${name}" já existe`)
    this.names.add(`${kind} ${name}`)
  }

  condition(expression: XExpiry['when'], scope: Scope, at: Path): Node | undefined {
    if (expression === undefined) return undefined
    const reader = new ExpressionReader(this.entities)
    const node = reader.readAs('boolean', expression, scope, at)
    this.problems.push(...reader.problems)
    return node
  }

  expiry(written: XExpiry, at: Path): Expiry | undefined {
    this.unique('expiry', written.name, at)
    const rows = this.rowsOf(written, at)
    if (!rows) return undefined
    const date = this.dateOf(written, rows, at)
    const [area, establishment] = (['area', 'establishment'] as const).map((key) =>
      this.placeOf(written[key], [...at, key]),
    )
    if (written.whose !== undefined && fieldAt(this.entity, written.whose)?.kind !== 'reference')
      this.unknown(written.whose, [...at, 'whose'], 'uma referência do cadastro', ({ kind }) => kind === 'reference')
    const when = this.condition(
      written.when,
      written.list ? { entity: rows, outer: this.entity } : { entity: this.entity },
      [...at, 'when'],
    )
    const holder = written.list ? rows : this.entity
    if (written.daysFrom !== undefined && holder && fieldAt(holder, written.daysFrom)?.type !== 'integer')
      this.unknown(
        written.daysFrom,
        [...at, 'daysFrom'],
        'um número inteiro do cadastro',
        ({ type }) => type === 'integer',
      )
    if (!date) return undefined
    const { when: _when, area: _area, establishment: _establishment, ...rest } = written
    return {
      ...rest,
      title: written.title ?? date.title,
      days: written.days ?? USUAL_DAYS,
      ...(when ? { when } : {}),
      ...(area ? { area } : {}),
      ...(establishment ? { establishment } : {}),
    }
  }

  private rowsOf({ list }: XExpiry, at: Path): Entity | undefined {
    if (list === undefined) return this.entity
    const child = fieldAt(this.entity, list)
    const rows = child?.kind === 'children' ? this.entities.get(child.target ?? '') : undefined
    return rows ?? this.unknown(list, [...at, 'list'], 'uma lista do cadastro', ({ kind }) => kind === 'children')
  }

  private dateOf({ date }: XExpiry, rows: Entity, at: Path): Field | undefined {
    const field = fieldAt(rows, date)
    if (field?.format === 'date' && (!field.computed || field.computes)) return field
    if (field?.computed && !field.computes)
      return this.wrong([...at, 'date'], `"${date}" é calculado por código: não tem coluna`, 'diga-o como expressão')
    return this.unknown(date, [...at, 'date'], `uma data de ${rows.path}`, ({ format }) => format === 'date', rows)
  }

  /** Resolves a path of references, and the register it leads to. */
  private placeOf(path: string | undefined, at: Path): ExpiryPlace | undefined {
    if (path === undefined) return undefined
    const reader = new ExpressionReader(this.entities)
    const node = reader.readAs('reference', { field: path }, { entity: this.entity }, at)
    this.problems.push(...reader.problems)
    const target = node && endOf(node, this.entity, this.entities)
    return node && target !== undefined ? { node, target } : undefined
  }

  private unknown(
    name: string,
    path: Path,
    what: string,
    suits: (field: Field) => boolean,
    entity: Entity = this.entity,
  ): undefined {
    const known = leafFields(entity.fields)
      .filter((field) => suits(field) && field.path !== 'id')
      .map((field) => field.path)
    return this.wrong(
      path,
      `"${name}" não é ${what}`,
      suggestName(name, known) ?? (known.length > 0 ? `use ${known.slice(0, 6).join(', ')}` : undefined),
    )
  }

  notice(written: XNotice, at: Path): Notice | undefined {
    this.unique('notice', written.name, at)
    const { becomes, ...on } = this.eventOf(written.on, [...at, 'on']) ?? {}
    for (const [i, one] of written.to.entries()) this.recipient(one, [...at, 'to', i])
    const expiry = this.entity.expiries?.find(({ name }) => name === written.on.expiry)
    const markers = noticeMarkers(this.entity, this.entities, expiry?.list).map(({ name }) => name)
    for (const [key, text] of [
      ['text', written.text],
      ['subject', written.subject],
    ] as const)
      for (const name of insidesOf(text ?? ''))
        if (!markers.includes(name))
          this.wrong([...at, key], `o marcador {{${name}}} não existe`, suggestName(name, markers))
    return { ...written, on: { ...on, ...(becomes ? { becomes } : {}) }, by: written.by ?? ['mensagem'] }
  }

  private eventOf(on: XNoticeEvent, at: Path): Notice['on'] | undefined {
    const { expiry, created, reached, workflow, changed, becomes } = on
    const said = [expiry, created, reached, changed, becomes].filter((one) => one !== undefined)
    if (said.length !== 1)
      return this.wrong(at, 'um aviso fala de uma coisa: expiry, created, reached, changed ou becomes')
    if (expiry !== undefined) {
      const known = this.expiries
      if (!known.includes(expiry))
        this.wrong(
          [...at, 'expiry'],
          `"${expiry}" não é um vencimento do cadastro`,
          suggestName(expiry, known) ?? 'diga-o em "expiry"',
        )
    }
    if (reached !== undefined) this.stateOf(reached, workflow, at)
    else if (workflow !== undefined) this.wrong([...at, 'workflow'], '"workflow" só vale com reached')
    for (const [i, name] of (changed ?? []).entries()) {
      const field = fieldAt(this.entity, name)
      if (!field || field.computed || field.kind === 'children')
        this.unknown(
          name,
          [...at, 'changed', i],
          'um campo guardado do cadastro',
          (one) => !one.computed && one.kind !== 'children' && !one.readOnly,
        )
    }
    const node = this.condition(becomes, { entity: this.entity }, [...at, 'becomes'])
    if (node && looksElsewhere(node))
      this.wrong([...at, 'becomes'], 'um aviso olha só o próprio registro', 'sem outros registros nem o dia de hoje')
    return {
      ...(expiry ? { expiry } : {}),
      ...(created ? { created } : {}),
      ...(reached ? { reached } : {}),
      ...(workflow ? { workflow } : {}),
      ...(changed ? { changed } : {}),
      ...(node ? { becomes: node } : {}),
    }
  }

  private stateOf(state: string, name: string | undefined, at: Path): void {
    const all = this.entity.workflows ?? []
    const workflow = name === undefined && all.length === 1 ? all[0] : all.find((one) => one.name === name)
    if (!workflow) {
      this.wrong(
        [...at, name === undefined ? 'reached' : 'workflow'],
        all.length === 0
          ? 'o cadastro não tem fluxo'
          : `diga o fluxo em "workflow": ${all.map((one) => one.name).join(', ')}`,
      )
      return
    }
    const states = workflow.states.map((one) => one.name)
    if (!states.includes(state))
      this.wrong(
        [...at, 'reached'],
        `"${state}" não é um estado de "${workflow.name}"`,
        suggestName(state, states) ?? `use ${states.join(', ')}`,
      )
  }

  private recipient({ role, email }: XRecipient, at: Path): void {
    const roles = Object.keys(this.entity.roles ?? {})
    if (role !== undefined && !roles.includes(role))
      this.wrong([...at, 'role'], `"${role}" não é um papel`, suggestName(role, roles) ?? 'diga-o em "roles"')
    if (email !== undefined && fieldAt(this.entity, email)?.format !== 'email')
      this.unknown(email, [...at, 'email'], 'um e-mail do cadastro', ({ format }) => format === 'email')
  }
}

/** The register that a path of references leads to. */
function endOf(node: Node, entity: Entity, entities: Entities): string | undefined {
  if (node.op === 'field') return fieldAt(entity, node.path)?.target
  const target = node.op === 'through' ? entities.get(node.target) : undefined
  return node.op === 'through' && target ? endOf(node.value, target, entities) : undefined
}

/** Whether an expression reads other records or today's date, so that its value can change without the record being saved. */
const looksElsewhere = (node: Node): boolean =>
  allNodes(node).some((one) => isLookup(one) || one.op === 'today' || one.op === 'rows')
