import type { SourceFile } from '#schemas/loader/files/read.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { Choice } from './choice.ts'
import { type Made, makeClosed, makeDay, makeField, makeInteger, makeText } from './fields.ts'
import { makeRules, type Rules } from './rules.ts'

/** Folder, menu and address of the random definitions. */
export const GROUP = 'aleatorio'

/** Registers of the product that any definition may refer to: with rows, and shared by all. */
const shipped = ['captacao/idioma', 'geral/estado', 'captacao/candidato']

/** The register that says which rows a manager sees. */
const AREA = 'cargo-salario/area-organizacional'

interface Plan {
  name: string
  scope: NonNullable<XEntity['scope']>
  single: boolean
}

/** Random definitions that refer to each other and are loaded together, each with its child lists. All follow from the seed. */
export function makeWorld(seed: number, count: number): SourceFile[] {
  const choice = new Choice(seed)
  const plans = Array.from({ length: count }, (_, i): Plan => {
    const single = i > 0 && choice.chance(10)
    const scope = choice.one(['empresa', 'empresa', 'empresa', 'global', 'compartilhado'] as const)
    return {
      name: `cadastro-${String.fromCharCode(97 + i)}`,
      scope: single && scope === 'compartilhado' ? 'empresa' : scope,
      single,
    }
  })
  return plans.flatMap((plan, i) => makeEntity(choice, plan, plans.slice(0, i)))
}

function makeEntity(choice: Choice, plan: Plan, before: Plan[]): SourceFile[] {
  const fields = [makeText(choice, 'campoNome'), ...someFields(choice, choice.between(3, 9))]
  if (choice.chance(70)) fields.push(makeClosed(choice, 'campoTipo'))
  if (choice.chance(35)) fields.push(makeDay(choice, 'campoInicio'), makeDay(choice, 'campoFim'))
  if (choice.chance(25)) fields.push(makeInteger(choice, 'campoDe'), makeInteger(choice, 'campoAte'))
  fields.push(...referencesTo(choice, plan, before))
  const tree = !plan.single && choice.chance(15)
  if (tree) fields.push({ name: 'superior', required: false, schema: refTo(`${plan.name}.json`, 'Superior') })
  const area = !plan.single && plan.scope === 'empresa' && choice.chance(20)
  if (area) fields.push({ name: 'setor', required: choice.chance(50), schema: refTo(`../${AREA}.json`, 'Setor') })
  const { fields: lists, files, checks: listChecks } = plan.single ? noLists : childLists(choice, plan)
  const rules = makeRules(choice, fields)
  const all = [...fields, ...lists]
  const x: XEntity = {
    plural: `Registros ${plan.name}`,
    route: `${GROUP}/${plan.name}`,
    scope: plan.scope,
    authority: `ROLE_ALEATORIO_${plan.name.toUpperCase().replaceAll('-', '_')}`,
    ...(tree ? { tree: 'superior' } : {}),
    ...(area ? { rows: { area: 'setor' } } : {}),
    ...(plan.single ? { single: true } : listing(choice, fields)),
    ...(rules.checks.length + listChecks.length > 0 ? { checks: [...rules.checks, ...listChecks] } : {}),
    // a register of things that need a candidate: it tells nothing of the person
    ...(fields.some(isOfPerson) ? { lgpd: { about: [] } } : {}),
    ...(!plan.single && choice.chance(60) ? { unique: [possibleKey(keyOf(choice, fields), rules)] } : {}),
  }
  return [fileOf(plan.name, `Registro ${plan.name}`, x, all, rules.allOf), ...files]
}

const isOfPerson = ({ schema, required }: Made) => required && JSON.stringify(schema).includes('candidato.json')

const someFields = (choice: Choice, count: number): Made[] =>
  Array.from({ length: count }, (_, i) => makeField(choice, `campo${i + 1}`))

const refTo = (file: string, title: string): JsonSchema => ({ $ref: `${file}#/$defs/ref`, title })

/** References to registers of this world, to those of the product, and lists of them. */
function referencesTo(choice: Choice, { scope }: Plan, before: Plan[]): Made[] {
  // what all share cannot point into one company
  const mayBe = before.filter(
    (other) => !other.single && (scope === 'empresa' || other.scope === scope || !isOfCompany(other)),
  )
  const own = mayBe.map(({ name }) => `${name}.json`)
  const real = shipped.filter((path) => scope === 'empresa' || path === 'geral/estado').map((path) => `../${path}.json`)
  const found = choice.some([...own, ...real], choice.between(0, 3))
  return found.map((file, i): Made => {
    const title = `Ligado ${i + 1}`
    const required = choice.chance(40)
    if (choice.chance(60)) return { name: `ligado${i + 1}`, required, schema: refTo(file, title) }
    const items: JsonSchema = { $ref: `${file}#/$defs/${choice.chance(30) ? 'id' : 'ref'}` }
    const least = choice.chance(40) ? { minItems: choice.between(1, 2) } : {}
    return { name: `ligados${i + 1}`, required, schema: { type: 'array', title, items, uniqueItems: true, ...least } }
  })
}

interface Lists {
  fields: Made[]
  files: SourceFile[]
  checks: NonNullable<XEntity['checks']>
}

const noLists: Lists = { fields: [], files: [], checks: [] }

function childLists(choice: Choice, { name }: Plan): Lists {
  const lists: Lists = { fields: [], files: [], checks: [] }
  if (choice.chance(40)) addList(choice, lists, name)
  if (choice.chance(25)) addHistory(choice, lists, name)
  return lists
}

function addList(choice: Choice, lists: Lists, name: string): void {
  const others = someFields(choice, choice.between(1, 3)).filter(({ schema }) => !schema.writeOnly)
  const rows = [makeText(choice, 'texto'), ...others, makeClosed(choice, 'tipo')]
  const rules = makeRules(choice, rows)
  const x: XEntity = {
    plural: 'Linhas',
    ...(choice.chance(40) ? { route: `${GROUP}/${name}/{paiId}/linhas` } : {}),
    ...(choice.chance(40) ? { unique: [[rows[0]?.name ?? '']] } : {}),
    ...(rules.checks.length > 0 ? { checks: rules.checks } : {}),
  }
  const schema: JsonSchema = {
    type: 'array',
    title: 'Linhas',
    items: { $ref: `${name}-linha.json` },
    ...(choice.chance(25) ? { minItems: choice.between(1, 2) } : {}),
    ...(choice.chance(25) ? { maxItems: 4 } : {}),
  }
  lists.fields.push({ name: 'linhas', required: choice.chance(30), schema })
  lists.files.push(fileOf(`${name}-linha`, 'Linha', x, rows, rules.allOf))
  if (choice.chance(30)) lists.checks.push({ check: 'distintos', list: 'linhas', by: ['tipo', 'texto'] })
}

function addHistory(choice: Choice, lists: Lists, name: string): void {
  const end = choice.chance(40)
  const rows: Made[] = [
    { name: 'desde', required: true, schema: { type: 'string', format: 'date', title: 'Desde' } },
    ...(end
      ? [
          {
            name: 'ate',
            required: false,
            schema: { type: 'string', format: 'date', title: 'Até' } satisfies JsonSchema,
          },
        ]
      : []),
    { ...makeInteger(choice, 'valor'), required: true },
  ]
  const x: XEntity = {
    plural: 'Períodos',
    label: 'desde',
    effective: { start: 'desde', ...(end ? { end: 'ate' } : {}) },
    list: { columns: ['desde', 'valor'], sort: '-desde' },
    ...(end ? { checks: [{ check: 'periodo', start: 'desde', end: 'ate' }] } : {}),
    ...(choice.chance(40) ? { route: `${GROUP}/${name}/{paiId}/periodos` } : {}),
  }
  const schema: JsonSchema = { type: 'array', title: 'Períodos', items: { $ref: `${name}-periodo.json` } }
  lists.fields.push({ name: 'periodos', required: choice.chance(30), schema })
  const follows: JsonSchema = {
    type: 'integer',
    title: 'Valor atual',
    readOnly: true,
    'x-field': { inForce: 'periodos.valor', ...(choice.chance(50) ? { computed: true } : {}) },
  }
  lists.fields.push({ name: 'valorAtual', required: false, schema: follows })
  lists.files.push(fileOf(`${name}-periodo`, 'Período', x, rows, []))
}

/** A list with columns, an order and filters. */
function listing(choice: Choice, fields: Made[]): Pick<XEntity, 'list' | 'label'> {
  const columns = fields
    .filter(
      ({ schema }) =>
        !schema.writeOnly && schema.type !== 'object' && schema.type !== 'array' && schema.format !== 'arquivo',
    )
    .map(({ name }) => name)
  // figures from a closed list are many records' name, and what has none is called by its number
  const named = columns.filter((name) => fields.some((made) => made.name === name && made.schema.type !== undefined))
  const label = choice.chance(30) ? { label: choice.some(named, 1) } : {}
  if (choice.chance(30)) return label
  const shown = choice.some(columns, choice.between(1, 4))
  return { ...label, list: { columns: shown, filters: choice.some(columns, 2) } }
}

/** A key of fields that may not be there together is nobody's: the first of them alone is one. */
function possibleKey(key: string[], { allOf }: Rules): string[] {
  const never = allOf.flatMap(({ not }) => (not?.required ? [not.required] : []))
  return never.some((names) => names.every((name) => key.includes(name))) ? key.slice(0, 1) : key
}

/** A key with something that differs from record to record. */
function keyOf(choice: Choice, fields: Made[]): string[] {
  const open = fields.filter(
    ({ schema }) =>
      (schema.type === 'string' &&
        !schema.enum &&
        !schema.oneOf &&
        (schema.maxLength ?? 60) < 500 &&
        !schema.readOnly &&
        !schema.writeOnly &&
        schema.format !== 'arquivo' &&
        schema.format !== 'ddd') ||
      schema.$ref !== undefined,
  )
  const closed = fields.filter(({ schema }) => schema.oneOf !== undefined)
  const first = open.length > 0 ? choice.one(open).name : 'campoNome'
  return choice.chance(35) && closed[0] ? [first, closed[0].name] : [first]
}

function fileOf(name: string, title: string, x: XEntity, fields: Made[], allOf: JsonSchema[]): SourceFile {
  const required = fields.filter((made) => made.required).map((made) => made.name)
  const schema: JsonSchema = {
    title,
    type: 'object',
    additionalProperties: false,
    'x-entity': x,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map((made) => [made.name, made.schema])),
    ...(allOf.length > 0 ? { allOf } : {}),
  }
  return { file: `${GROUP}/${name}.json`, schema }
}
