import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import type { Choice } from './choice.ts'
import type { Made } from './fields.ts'

/** Rules of one record: what goes to `allOf`, to `x-entity.checks`, and into the fields themselves. */
export interface Rules {
  allOf: JsonSchema[]
  checks: XCheck[]
}

/** From text: an object with a member called `then` looks like a promise. */
const ruleOf = (condition: JsonSchema, consequence: JsonSchema, otherwise?: JsonSchema): JsonSchema =>
  Object.fromEntries([
    ['if', condition],
    ['then', consequence],
    ...(otherwise ? [['else', otherwise]] : []),
  ]) as JsonSchema

/** A setting of the company that exists, as a condition. */
const setting: JsonSchema = {
  properties: {
    $context: {
      properties: {
        empresa: { properties: { solPessoalExibirSalario: { const: true } }, required: ['solPessoalExibirSalario'] },
      },
      required: ['empresa'],
    },
  },
  required: ['$context'],
}

const codesOf = ({ schema }: Made): string[] =>
  (schema.enum ?? schema.oneOf?.map((option) => option.const) ?? []).map((code) => String(code))

const isClosed = (made: Made) => made.schema.type === 'string' && codesOf(made).length > 1

const conditionOn = (made: Made, code: string): JsonSchema => ({
  properties: { [made.name]: { const: code } },
  required: [made.name],
})

const hasDefault = ({ schema }: Made) => schema.default !== undefined || schema['x-field']?.default !== undefined

const isFree = (made: Made) =>
  !made.required &&
  !made.schema.readOnly &&
  !hasDefault(made) &&
  made.schema.type !== 'boolean' &&
  made.schema.type !== 'object'

/** Makes rules about fields; hides some of them on the way. Each field is the subject of one rule at most, so that none contradict each other. */
export function makeRules(choice: Choice, fields: Made[]): Rules {
  const rules: Rules = { allOf: [], checks: [] }
  const subjects = fields.filter(isFree)
  const closed = fields.filter(isClosed)
  const take = (fits: (made: Made) => boolean = () => true) => {
    const index = subjects.findIndex(fits)
    return index < 0 ? undefined : subjects.splice(index, 1)[0]
  }
  for (const about of closed) {
    if (!choice.chance(75)) continue
    const own = subjects.indexOf(about)
    if (own >= 0) subjects.splice(own, 1)
    const [code = '', other = ''] = choice.some(codesOf(about), 2)
    const when = conditionOn(about, code)
    // asked for whatever is chosen, the node above leaves no first node
    const subject = take(({ name }) => name !== 'superior' || codesOf(about).length > 2)
    if (!subject) continue
    dependent(choice, rules, when, conditionOn(about, other), subject, take)
  }
  if (choice.chance(25)) {
    // a setting that asks for the node above leaves no first node
    const subject = take(({ name }) => name !== 'superior')
    if (subject) rules.allOf.push(ruleOf(setting, { required: [subject.name] }))
  }
  together(choice, rules, take)
  limits(choice, rules, fields)
  between(choice, rules, fields)
  return rules
}

type Take = (fits?: (made: Made) => boolean) => Made | undefined

/** A field that shows, or is asked for, with another one's value. */
function dependent(choice: Choice, rules: Rules, when: JsonSchema, other: JsonSchema, subject: Made, take: Take): void {
  const mode = choice.below(6)
  if (mode === 0) rules.allOf.push(ruleOf(when, { required: [subject.name] }))
  else if (mode === 1) {
    hide(subject, when)
    rules.allOf.push(ruleOf(when, { required: [subject.name] }))
    // shown only while something that may be hidden itself is filled in
    const next = take()
    if (next) hide(next, { required: [subject.name] })
  } else if (mode === 2) {
    const second = take()
    rules.allOf.push(ruleOf(when, { required: [subject.name] }, second && { required: [second.name] }))
  } else if (mode === 3) {
    const second = take()
    const inner = ruleOf({ required: [subject.name] }, second ? { required: [second.name] } : {})
    rules.allOf.push(ruleOf(when, { allOf: [{ required: [subject.name] }, ...(second ? [inner] : [])] }))
  } else if (mode === 4) rules.allOf.push(ruleOf({ anyOf: [when, other] }, { required: [subject.name] }))
  else rules.allOf.push(ruleOf({ not: when }, { required: [subject.name] }))
}

function hide(made: Made, condition: JsonSchema): void {
  made.schema['x-field'] = { ...made.schema['x-field'], visibleWhen: condition }
}

/** One of two, or not both. */
function together(choice: Choice, rules: Rules, take: Take): void {
  const isPlain = ({ schema }: Made) => schema['x-field']?.visibleWhen === undefined && schema.type !== 'array'
  if (choice.chance(20)) {
    const [a, b] = [take(isPlain), take(isPlain)]
    if (a && b) rules.allOf.push({ anyOf: [{ required: [a.name] }, { required: [b.name] }] })
  }
  if (choice.chance(20)) {
    const [a, b] = [take(isPlain), take(isPlain)]
    if (a && b) rules.allOf.push({ not: { required: [a.name, b.name] } })
  }
}

/** Narrower limits while a choice has a value, and what a list must contain to ask for more. */
function limits(choice: Choice, rules: Rules, fields: Made[]): void {
  const about = fields.find(isClosed)
  // what shows for one choice cannot be limited for another
  const number = fields.find(
    ({ schema }) =>
      schema.type === 'integer' && schema.maximum === undefined && schema['x-field']?.visibleWhen === undefined,
  )
  if (about && number && choice.chance(50)) {
    const least = (number.schema.minimum ?? number.schema.exclusiveMinimum ?? 0) + 10
    rules.allOf.push(
      ruleOf(conditionOn(about, choice.one(codesOf(about))), { properties: { [number.name]: { minimum: least } } }),
    )
  }
  const list = fields.find(({ schema }) => schema.items?.enum !== undefined)
  const subject = fields.find(
    (made) => isFree(made) && made.schema['x-field']?.visibleWhen === undefined && made !== list,
  )
  if (list && subject && choice.chance(60))
    rules.allOf.push(
      ruleOf(
        { properties: { [list.name]: { contains: { const: 'Y' } } }, required: [list.name] },
        { required: [subject.name] },
      ),
    )
}

/** Checks between two fields of a kind. */
function between(choice: Choice, rules: Rules, fields: Made[]): void {
  const shown = fields.filter(({ schema }) => schema['x-field']?.visibleWhen === undefined && !schema.readOnly)
  const days = shown.filter(({ schema }) => schema.format === 'date')
  const numbers = shown.filter(
    ({ schema }) => schema.type === 'integer' && schema.multipleOf === undefined && schema.maximum === undefined,
  )
  const texts = shown.filter(({ schema }) => schema.type === 'string' && schema.maxLength === 2000 && !schema.writeOnly)
  const [start, end] = days
  if (start && end && choice.chance(70)) rules.checks.push({ check: 'periodo', start: start.name, end: end.name })
  else if (start && choice.chance(50)) rules.checks.push({ check: 'nao-futuro', date: start.name })
  const [low, high] = numbers
  if (low && high && choice.chance(70)) rules.checks.push({ check: 'faixa', start: low.name, end: high.name })
  const [a, b] = texts
  if (a && b && choice.chance(70)) rules.checks.push({ check: 'diferentes', a: a.name, b: b.name })
}
