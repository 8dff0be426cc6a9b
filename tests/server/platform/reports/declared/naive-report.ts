import { columnName, writtenColumns } from '#schemas/report/columns.ts'
import { fillTemplate, templateParts, templatePaths } from '#schemas/report/template.ts'
import { displayDay, isoDay, yearsBetween } from '#schemas/runtime/dates.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { XCondition, XMade, XOperand, XSource, XValue } from '#schemas/runtime/written/report.ts'
import { compare, entityAt, type Records, rowsOf, type Told } from './naive-records.ts'

/** A value with what it is read by. */
interface Known {
  value: unknown
  field?: Field
}

interface Place {
  at: Told | undefined
  /** the records a row of a summary stands for */
  lines?: Told[]
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a source says, worked out from the records of the API one by one, the way a person would. Slow, and knows no SQL. */
export class NaiveReport {
  constructor(
    private readonly source: XSource,
    private readonly records: Records,
    private readonly filters: RecordData,
  ) {}

  /** The rows, in no order: texts as people read them, numbers and days as they are. */
  async rows(): Promise<RecordData[]> {
    const all = await this.all()
    const lines: Told[] = []
    for (const at of all) if (await this.holdAll(this.source.where ?? [], { at })) lines.push(at)
    const places = await this.places(lines)
    const rows: RecordData[] = []
    for (const place of places) rows.push(await this.row(place))
    for (const column of writtenColumns(this.source)) {
      if (typeof column.value === 'string' || column.value.share === undefined) continue
      const name = columnName(column)
      const sum = rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)
      for (const row of rows) row[name] = sum === 0 ? null : Math.round((Number(row[name]) * 10_000) / sum) / 100
    }
    const { emptyWithout } = this.source
    return emptyWithout !== undefined && rows.every((row) => !row[emptyWithout]) ? [] : rows
  }

  /** The records the rows are made of, each as it was on its day where the source reads values of that one (`on.field`). */
  private async all(): Promise<Told[]> {
    const { entity, on } = this.source
    const all = await this.records.all(entity)
    if (typeof on !== 'object') return all
    const dated: Told[] = []
    for (const at of all) {
      const day = valueAt(at.data, on.field)
      const then = isEmpty(day) ? at : await this.records.onDay(String(day)).one(entity, Number(at.data.id))
      dated.push(then ?? at)
    }
    return dated
  }

  private async places(lines: Told[]): Promise<Place[]> {
    const { summarise } = this.source
    if (!summarise) return lines.map((at) => ({ at }))
    const groups = new Map<string, Told[]>()
    for (const at of lines) {
      const keys: unknown[] = []
      for (const key of summarise) keys.push(idOf((await this.value(key, { at })).value) ?? null)
      const key = JSON.stringify(keys)
      groups.set(key, [...(groups.get(key) ?? []), at])
    }
    return [...groups.values()].map((group) => ({ at: group[0], lines: group }))
  }

  /** What each row is put in order by, and the record it is of, beside it; not of a summary. */
  async ordered(): Promise<{ row: RecordData; by: unknown[]; id: number }[]> {
    const found: { row: RecordData; by: unknown[]; id: number }[] = []
    for (const at of await this.all()) {
      if (!(await this.holdAll(this.source.where ?? [], { at }))) continue
      const row = await this.row({ at })
      const by: unknown[] = []
      for (const each of this.source.order ?? []) by.push(await this.sortValue(each, row, { at }))
      found.push({ row, by, id: Number(at.data.id) })
    }
    return found
  }

  private async sortValue(
    each: NonNullable<XSource['order']>[number],
    row: RecordData,
    place: Place,
  ): Promise<unknown> {
    const value = typeof each === 'string' ? each.replace(/^-/, '') : each.value
    const { group } = this.source
    const alike = (text: unknown) => String(text).trim().replaceAll(/\s+/g, ' ').toLowerCase()
    if (value === 'group') return group?.alike ? alike(row[group.name ?? 'grupo']) : row[group?.name ?? 'grupo']
    const column = typeof value === 'string' && value in row ? row[value] : undefined
    if (column !== undefined) return column
    const known = (await this.value(value, place)).value
    return typeof known === 'object' && known !== null ? labelText(known as RecordData) : known
  }

  private async row(place: Place): Promise<RecordData> {
    const row: RecordData = {}
    const { group } = this.source
    if (group) row[group.name ?? 'grupo'] = (await this.text(group.value, place)) || null
    for (const column of writtenColumns(this.source)) {
      if (column.when && !(await this.holds(column.when, place))) continue
      const { value, field } = await this.value(column.value, place)
      const raw = typeof value === 'number' && !field?.options
      const day =
        typeof value === 'string' &&
        (column.format === 'date' || field?.format === 'date' || /^\d{4}-\d\d-\d\d$/.test(value))
      row[columnName(column)] = isEmpty(value)
        ? null
        : raw
          ? value
          : day
            ? dayOf(value)
            : (await this.text(column.value, place)) || null
    }
    return row
  }

  private async text(value: XValue, place: Place): Promise<string> {
    const known = await this.value(value, place)
    if (isEmpty(known.value)) return ''
    if (known.field) return formatValue(known.field, known.value)
    if (typeof known.value === 'boolean') return known.value ? 'Sim' : 'Não'
    if (typeof known.value === 'object') return labelText(known.value as RecordData)
    return typeof known.value === 'string' ? displayDay(known.value) : String(known.value).replace('.', ',')
  }

  private async value(value: XValue, place: Place): Promise<Known> {
    return typeof value === 'string' ? this.path(value, place) : this.made(value, place)
  }

  private async path(path: string, { at: from }: Place): Promise<Known> {
    const { at, name } = await this.records.walk(from, path)
    if (!at) return { value: undefined }
    await this.records.complete(at, name)
    const field = fieldAt(at.entity, name)
    return { value: valueAt(at.data, name), field: field?.path === 'id' ? undefined : field }
  }

  private async made(made: XMade, place: Place): Promise<Known> {
    const numbers = async (values: XValue[]) => {
      const found: (number | undefined)[] = []
      for (const value of values) found.push((await this.value(value, place)).value as number | undefined)
      return found
    }
    const days = async (values: XValue[]) => (await numbers(values)).map((day) => day && dayOf(String(day)))
    if (made.const !== undefined) return { value: made.const }
    if (made.filter !== undefined) return { value: this.filters[made.filter] }
    if (made.today) return { value: this.records.day }
    if (made.choose !== undefined)
      return this.value(made.cases?.[String(this.filters[made.choose])] ?? made.else ?? { const: '' }, place)
    if (made.text !== undefined) return { value: await this.template(made.text, place) }
    if (made.join) {
      const texts: string[] = []
      for (const part of made.join) texts.push(await this.text(part, place))
      return { value: texts.filter(Boolean).join(made.separator ?? ', ') }
    }
    if (made.first) {
      const all: Known[] = []
      for (const part of made.first) all.push(await this.value(part, place))
      const found = all.find(({ value }) => !isEmpty(value))
      // of days and instants the day
      if (found?.field?.format === 'date-time' && all.some(({ field }) => field?.format === 'date'))
        return { value: dayOf(String(found.value)) }
      return { value: found?.value, field: found?.field ?? all.find(({ field }) => field?.options)?.field }
    }
    if (made.when) {
      for (const one of made.when) if (await this.holds(one.if, place)) return this.value(one.then, place)
      return made.else === undefined ? { value: undefined } : this.value(made.else, place)
    }
    if (made.path !== undefined) return { value: await this.pathOf(made.path, place) }
    if (made.share !== undefined) return this.value(made.share, place)
    if (made.previous !== undefined) return this.value(made.previous, { at: previousOf(place.at) })
    if (made.days || made.months || made.years)
      return { value: spanOf(made, await days(made.days ?? made.months ?? made.years ?? [])) }
    if (made.add) return { value: exact(await numbers(made.add), (a, b) => a + b) }
    if (made.subtract) return { value: exact(await numbers(made.subtract), (a, b) => a - b) }
    if (made.multiply) return { value: exact(await numbers(made.multiply), (a, b) => a * b) }
    if (made.divide) return { value: exact(await numbers(made.divide), (a, b) => (b === 0 ? Number.NaN : a / b)) }
    if (made.least) return { value: (await numbers(made.least)).filter((one) => !isEmpty(one)).sort(compare)[0] }
    if (made.greatest)
      return {
        value: (await numbers(made.greatest))
          .filter((one) => !isEmpty(one))
          .sort(compare)
          .at(-1),
      }
    if (made.round !== undefined) {
      const [number] = await numbers([made.round])
      const by = 10 ** (made.decimals ?? 0)
      return { value: number === undefined ? undefined : Math.round(number * by) / by }
    }
    if (made.after !== undefined) return { value: await this.after(made, place) }
    if (made.firstDayOf !== undefined) {
      const { value } = await this.value(made.firstDayOf, place)
      return { value: isEmpty(value) ? undefined : `${String(value)}-01` }
    }
    const [day] = await days([made.monthOf ?? made.yearOf ?? made.monthNumberOf ?? made.dayOf ?? { const: '' }])
    if (made.monthOf !== undefined) return { value: day && `${day.slice(5, 7)}/${day.slice(0, 4)}` }
    if (made.yearOf !== undefined) return { value: day && Number(day.slice(0, 4)) }
    if (made.monthNumberOf !== undefined) return { value: day && Number(day.slice(5, 7)) }
    if (made.dayOf !== undefined) return { value: day && Number(day.slice(8, 10)) }
    return this.aggregate(made, place)
  }

  /** The names of the nodes above, and of the node itself. */
  private async pathOf(value: XValue, place: Place): Promise<string> {
    const found = (await this.value(value, place)).value
    let node = value === 'id' ? place.at : undefined
    if (typeof found === 'object' && typeof value === 'string') {
      const { at, name } = await this.records.walk(place.at, value)
      node = at && (await this.records.one(fieldAt(at.entity, name)?.target ?? '', Number(idOf(found))))
    }
    const names: string[] = []
    while (node) {
      names.unshift(String(node.data[node.entity.labelKey]))
      const above: unknown = idOf(node.data[node.entity.tree ?? ''])
      node =
        above === undefined
          ? undefined
          : await (this.records.whole ?? this.records).one(node.entity.path, Number(above))
    }
    return names.join(' > ')
  }

  private async after({ after = '', plusDays = 0, plusMonths = 0 }: XMade, place: Place): Promise<string | undefined> {
    const amount = async (value: XValue | number) =>
      typeof value === 'number' ? value : Number((await this.value(value, place)).value)
    const { value } = await this.value(after, place)
    if (isEmpty(value)) return undefined
    const [year = 0, month = 1, date = 1] = dayOf(String(value)).split('-').map(Number)
    const months = await amount(plusMonths)
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
    return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + (await amount(plusDays))))
      .toISOString()
      .slice(0, 10)
  }

  private async template(text: string | XValue[], place: Place): Promise<string> {
    if (typeof text !== 'string') {
      let out = ''
      for (const part of text)
        out += typeof part === 'string' ? await this.template(part, place) : await this.text(part, place)
      return out
    }
    const parts = templateParts(text)
    const texts = new Map<string, string>()
    for (const path of templatePaths(parts)) texts.set(path, await this.text(path, place))
    return fillTemplate(parts, (path) => texts.get(path) ?? '') ?? ''
  }

  private async aggregate(made: XMade, { at, lines }: Place): Promise<Known> {
    const rows: Told[] = []
    for (const row of made.of === undefined ? (lines ?? []) : await this.list(made.of, at))
      if (await this.holdAll(made.where ?? [], { at: row })) rows.push(row)
    const taken =
      made.count ?? made.sum ?? made.average ?? made.smallest ?? made.largest ?? made.list ?? made.last ?? true
    if (taken === true) return { value: rows.length }
    const values: unknown[] = []
    let field: Field | undefined
    const sorted = made.last === undefined ? rows : await this.byLast(rows, made.by)
    for (const row of sorted) {
      const known =
        made.list === undefined
          ? await this.value(taken, { at: row })
          : { value: await this.text(taken, { at: row }), field: undefined }
      field = known.field
      if (!isEmpty(known.value) || made.last !== undefined) values.push(known.value)
    }
    const kept = made.distinct
      ? [...new Map(values.map((value) => [JSON.stringify(idOf(value)), value])).values()]
      : values
    if (made.count !== undefined) return { value: kept.length }
    if (made.list !== undefined)
      return { value: (made.distinct ? kept.sort(compare) : kept).join(made.separator ?? ', ') }
    if (made.last !== undefined) return { value: kept[0], field }
    const numbers = kept as number[]
    if (made.smallest !== undefined) return { value: [...kept].sort(compare)[0], field }
    if (made.largest !== undefined) return { value: [...kept].sort(compare).at(-1), field }
    const sum = exact(numbers, (a, b) => a + b)
    return { value: sum === undefined || made.sum !== undefined ? sum : sum / numbers.length }
  }

  private async byLast(rows: Told[], by: XValue | undefined): Promise<Told[]> {
    const start = rows[0]?.entity.effective?.start
    const keyed: { row: Told; key: unknown; id: number }[] = []
    for (const row of rows) {
      const key =
        by !== undefined
          ? (await this.value(by, { at: row })).value
          : start === undefined
            ? keyed.length
            : valueAt(row.data, start)
      keyed.push({ row, key, id: Number(row.data.id) })
    }
    return keyed
      .sort((a, b) => (isEmpty(a.key) ? 1 : 0) - (isEmpty(b.key) ? 1 : 0) || compare(b.key, a.key) || b.id - a.id)
      .map(({ row }) => row)
  }

  private async list(of: string, from: Told | undefined): Promise<Told[]> {
    if (!from) return []
    if (of.includes('/')) {
      const [register = '', ...reference] = of.split('.')
      const all = await this.records.all(register)
      return all.filter(({ data }) => idOf(valueAt(data, reference.join('.'))) === from.data.id)
    }
    const parts = of.split('.')
    await this.records.complete(from, of)
    const field = fieldAt(from.entity, of)
    if (!field) return this.list(parts.slice(1).join('.'), (await this.records.walk(from, `${parts[0]}.id`)).at)
    if (field.kind === 'children') return rowsOf(from, of, entityAt(field.target ?? ''))
    const found: Told[] = []
    for (const each of (valueAt(from.data, of) as unknown[] | undefined) ?? []) {
      const record = await this.records.one(field.target ?? '', Number(idOf(each)))
      if (record) found.push(record)
    }
    return found
  }

  private async holdAll(conditions: XCondition[], place: Place): Promise<boolean> {
    for (const condition of conditions) if ((await this.holds(condition, place)) === false) return false
    return true
  }

  /** undefined: the filter it names is not filled in. */
  private async holds(condition: XCondition, place: Place): Promise<boolean | undefined> {
    for (const name of ['any', 'every', 'none'] as const) {
      const each = condition[name]
      if (!each) continue
      const verdicts: boolean[] = []
      for (const one of each) {
        const verdict = await this.holds(one, place)
        if (verdict !== undefined) verdicts.push(verdict)
      }
      if (verdicts.length === 0) return undefined
      return name === 'any'
        ? verdicts.some(Boolean)
        : name === 'every'
          ? verdicts.every(Boolean)
          : !verdicts.some(Boolean)
    }
    const list = condition.some ?? condition.missing
    if (list !== undefined) {
      let found = 0
      for (const row of await this.list(list, place.at))
        if (await this.holdAll(condition.where ?? [], { at: row })) found += 1
      return found > 0 === (condition.some !== undefined)
    }
    if (condition.filter !== undefined) {
      const said = this.filters[condition.filter]
      if (condition.cases) return isEmpty(said) ? undefined : this.holdAll(condition.cases[String(said)] ?? [], place)
      if (condition.equals !== undefined) return [condition.equals].flat().includes(said as string)
      if (condition.differs !== undefined) return ![condition.differs].flat().includes(said as string)
      return (!isEmpty(said) && said !== false) === (condition.filled ?? true)
    }
    return this.compares(condition, await this.value(condition.value ?? '', place), place)
  }

  private async compares(condition: XCondition, { value }: Known, place: Place): Promise<boolean | undefined> {
    const verdicts: boolean[] = []
    const against = async (operand: XOperand | undefined, judge: (asked: unknown) => boolean) => {
      if (operand === undefined) return
      const asked = await this.operand(operand, place)
      if (!isEmpty(asked) && asked !== condition.all) verdicts.push(judge(asked))
    }
    const equal = (asked: unknown) => {
      const mine = (Array.isArray(value) ? value : [value]).map(idOf)
      return [asked]
        .flat()
        .some((one) =>
          mine.some((each) =>
            typeof each === 'boolean' || typeof one === 'boolean' || one === 'true' || one === 'false'
              ? String(each ?? false) === String(one)
              : sameDay(each) === sameDay(idOf(one)),
          ),
        )
    }
    const ordered = (judge: (order: number) => boolean) => (asked: unknown) =>
      !isEmpty(value) && judge(compare(sameDay(value), sameDay(asked)))
    await against(condition.equals, equal)
    await against(condition.differs, (asked) => !equal(asked))
    await against(
      condition.from,
      ordered((order) => order >= 0),
    )
    await against(
      condition.to,
      ordered((order) => order <= 0),
    )
    await against(
      condition.above,
      ordered((order) => order > 0),
    )
    await against(
      condition.below,
      ordered((order) => order < 0),
    )
    await against(condition.contains, (asked) => foldText(String(value ?? '')).includes(foldText(String(asked))))
    if (condition.filled !== undefined) verdicts.push(isEmpty(value) !== condition.filled)
    return verdicts.length === 0 ? undefined : verdicts.every(Boolean)
  }

  private async operand(operand: XOperand, place: Place): Promise<unknown> {
    if (typeof operand !== 'object' || Array.isArray(operand)) return operand
    return 'filter' in operand ? this.filters[operand.filter] : (await this.value(operand.value, place)).value
  }
}

const labelText = (value: RecordData): string =>
  String(Object.entries(value).find(([key]) => key !== 'id')?.[1] ?? value.id)

/** The day an instant is in São Paulo. */
const dayOf = (value: string): string => (value.length > 10 ? isoDay(new Date(value)) : value)
const sameDay = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? dayOf(value) : value

/** Decimals without the errors of binary ones. */
function exact(values: (number | undefined)[], over: (a: number, b: number) => number): number | undefined {
  const numbers = values.filter((value) => !isEmpty(value)) as number[]
  if (numbers.length === 0 || (numbers.length < values.length && values.length <= 2)) return undefined
  const result = numbers.reduce((a, b) => over(a, b))
  return Number.isFinite(result) ? Number(result.toFixed(8)) : undefined
}

function spanOf({ days, months }: XMade, [from, to]: (string | undefined | 0)[]): number | undefined {
  if (!from || !to) return undefined
  if (days) return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  if (!months) return yearsBetween(from, to)
  const [a, b] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (b ?? 0) - (a ?? 0) - (to.slice(8) < from.slice(8) ? 1 : 0)
}

/** The row of a dated list before this one. */
function previousOf(at: Told | undefined): Told | undefined {
  if (!at?.owner) return undefined
  const start = at.entity.effective?.start ?? ''
  const before = rowsOf(at.owner, at.entity.parent?.field ?? '', at.entity).filter(
    ({ data }) => String(valueAt(data, start)) < String(valueAt(at.data, start)),
  )
  return before.sort((a, b) => compare(valueAt(b.data, start), valueAt(a.data, start)))[0]
}
