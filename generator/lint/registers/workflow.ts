import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Entity, Field, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XRole, XState, XTransition, XWorkflow } from '#schemas/runtime/written/workflow.ts'
import { missingRequired, problemOf } from '../conditions/if-required.ts'
import { impossibleComparisons } from '../conditions/possible.ts'
import { type LintRule, type Path, unknownField } from '../context.ts'
import { setValues } from './workflow-values.ts'

type Found = Omit<Problem, 'file'>

/** Names in workflows exist, the states of a workflow are exclusive, and each state can be reached. */
export const workflowStates: LintRule = ({ entity, file, schema }, context) => {
  const x = schema['x-entity']
  const found: Found[] = []
  if (x?.workflow && (entity.parent || entity.single))
    found.push({ path: ['x-entity', 'workflow'], message: 'só um cadastro com lista própria tem estados' })
  const taken = new Set((x?.actions ?? []).map(({ name }) => name))
  const known = new Set<string>()
  for (const [i, written] of (x?.workflow ?? []).entries()) {
    const at: Path = ['x-entity', 'workflow', i]
    const made = entity.workflows?.[i]
    if (!made) continue
    if (known.has(written.name)) found.push({ path: [...at, 'name'], message: `"${written.name}" já é um fluxo` })
    known.add(written.name)
    found.push(
      ...statesOf(entity, written, made, at),
      ...aroundOf(entity, written, at),
      ...approvalOf(entity, written, made, at),
    )
    for (const [j, step] of written.transitions.entries()) {
      const there: Path = [...at, 'transitions', j]
      if (taken.has(step.name)) found.push({ path: [...there, 'name'], message: `"${step.name}" já é uma ação` })
      taken.add(step.name)
      // without valid states every step would be reported
      if (made.states.length < 2) continue
      found.push(
        ...stepOf(entity, written, made, step, there),
        ...setValues(entity, step, there, context.model.entities),
      )
    }
  }
  for (const [name, role] of Object.entries(x?.roles ?? {}))
    found.push(...roleOf(entity, role, ['x-entity', 'roles', name], context.code.domain))
  return found.map((problem) => ({ ...problem, file }))
}

/** Problem of a name that is none of `names`. */
const oneOf = (name: string, names: readonly string[], path: Path, what: string): Found[] =>
  names.includes(name) ? [] : [{ path, message: `"${name}" não é ${what}`, hint: suggestName(name, names) }]

function statesOf(entity: Entity, written: XWorkflow, { states, transitions, initial }: Workflow, at: Path): Found[] {
  const names = states.map(({ name }) => name)
  const found = written.field === undefined ? ofFields(entity, written, at) : ofField(entity, written, at)
  for (const [i, state] of (written.states ?? []).entries()) {
    const path = [...at, 'states', i]
    if (written.field !== undefined) found.push(...oneOf(state.name, names, [...path, 'name'], 'um valor da lista'))
    found.push(...fieldsOf(entity, state, path))
  }
  for (const [i, name] of (written.initial ?? []).entries())
    found.push(...oneOf(name, names, [...at, 'initial', i], 'um estado'))
  const reached = new Set([...initial, ...transitions.flatMap(({ to }) => to)])
  const lost = [...reached].every((name) => names.includes(name)) ? names.find((name) => !reached.has(name)) : undefined
  if (found.length === 0 && lost !== undefined)
    found.push({
      path: at,
      message: `nenhum passo leva ao estado "${lost}"`,
      hint: 'diga em "initial" que se começa nele, ou acrescente o passo',
    })
  return found
}

/** Checks the fields that a state locks, requires or hides. */
function fieldsOf(entity: Entity, state: XState, at: Path): Found[] {
  const lists = {
    readOnly: state.readOnly === true ? [] : state.readOnly,
    open: state.open,
    required: state.required,
    hidden: state.hidden,
  }
  const found = Object.entries(lists).flatMap(([key, names = []]) =>
    names.flatMap((name, i) => unknownField('', [...at, key, i], entity, name)),
  )
  if (state.open && state.readOnly !== true)
    found.push({ file: '', path: [...at, 'open'], message: '"open" só diz algo com "readOnly": true' })
  return found
}

/** Checks states that are the options of a closed list. */
function ofField(entity: Entity, { field: name = '' }: XWorkflow, at: Path): Found[] {
  const path = [...at, 'field']
  const field = fieldAt(entity, name)
  if (!field) return unknownField('', path, entity, name)
  if (!field.options || field.kind !== 'scalar')
    return [{ path, message: `"${name}" não é uma lista fechada de valores`, hint: 'use oneOf com const e title' }]
  return stored(field, path)
}

/** A state field is read-only (set by steps only), required, and has a default. */
function stored(field: Field, path: Path): Found[] {
  if (!field.readOnly || field.computed)
    return [{ path, message: `"${field.path}" diz o estado: só os passos o mudam`, hint: 'marque-o readOnly' }]
  if (field.schema.default === undefined || !field.required)
    return [
      {
        path,
        message: `"${field.path}" diz o estado: todo registro tem um`,
        hint: 'dê-lhe "default" e ponha-o em "required"',
      },
    ]
  return []
}

/** Checks states defined by field values (`is`). */
function ofFields(entity: Entity, { states = [] }: XWorkflow, at: Path): Found[] {
  if (states.length < 2)
    return [{ path: at, message: 'faltam estados', hint: 'nomeie uma lista em "field", ou dois estados com "is"' }]
  const all = new Set(states.flatMap(({ is }) => Object.keys(is ?? {})))
  const found: Found[] = []
  for (const [i, { name, title, is = {} }] of states.entries()) {
    const path = [...at, 'states', i]
    if (title === undefined) found.push({ path, message: `falta "title" no estado "${name}"` })
    for (const [key, value] of Object.entries(is)) {
      const field = fieldAt(entity, key)
      const there = [...path, 'is', key]
      if (!field) found.push(...unknownField('', there, entity, key))
      else {
        found.push(...stored(field, there))
        found.push(
          ...impossibleComparisons([{ ...field, name: key }], { properties: { [key]: { const: value } } }, path),
        )
      }
    }
    const lacking = [...all].find((key) => is[key] === undefined)
    if (lacking !== undefined)
      found.push({ path: [...path, 'is'], message: `falta dizer o que "${lacking}" guarda no estado "${name}"` })
    const twin = states.findIndex((other) => JSON.stringify(sorted(other.is)) === JSON.stringify(sorted(is)))
    if (lacking === undefined && twin < i)
      found.push({ path: [...path, 'is'], message: `"${name}" não se distingue do estado "${states[twin]?.name}"` })
  }
  return found
}

const sorted = (is: object = {}) => Object.entries(is).sort(([a], [b]) => (a < b ? -1 : 1))

function aroundOf({ workflows = [] }: Entity, { within, name }: XWorkflow, at: Path): Found[] {
  if (!within) return []
  const others = workflows.filter((one) => one.name !== name)
  const other = others.find((one) => one.name === within.workflow)
  if (!other)
    return oneOf(
      within.workflow,
      others.map((one) => one.name),
      [...at, 'within', 'workflow'],
      'outro fluxo deste cadastro',
    )
  const states = other.states.map((state) => state.name)
  return within.in.flatMap((state, i) =>
    oneOf(state, states, [...at, 'within', 'in', i], `um estado de "${other.name}"`),
  )
}

/** Checks an approval: deciders, states, and the fields whose change restarts it. */
function approvalOf(entity: Entity, { approval }: XWorkflow, { states, transitions }: Workflow, around: Path): Found[] {
  if (!approval || states.length < 2) return []
  const at = [...around, 'approval']
  const names = states.map(({ name }) => name)
  const { in: start, approved, refused, levels, reason, again = [] } = approval
  if (entity.scope !== 'empresa')
    return [{ path: at, message: 'só o que é de uma empresa se aprova', hint: 'use "scope": "empresa"' }]
  const leads = (from: string, to: string) =>
    transitions.some((step) => step.from.includes(from) && step.to.includes(to))
  const found = [
    ...oneOf(start, names, [...at, 'in'], 'um estado'),
    ...oneOf(approved, names, [...at, 'approved'], 'um estado'),
    ...oneOf(refused, names, [...at, 'refused'], 'um estado'),
    ...again.flatMap((name, i) => unknownField('', [...at, 'again', i], entity, name)),
    ...(reason === undefined ? [] : unknownField('', [...at, 'reason'], entity, reason)),
  ]
  if (found.length > 0) return found
  const way = (from: string, to: string, key: string): Found[] =>
    leads(from, to) ? [] : [{ path: [...at, key], message: `nenhum passo leva de "${from}" a "${to}"` }]
  found.push(...way(start, approved, 'approved'), ...way(start, refused, 'refused'))
  if (again.length > 0) found.push(...way(approved, start, 'again'))
  for (const [i, level] of levels.entries()) {
    const path = [...at, 'levels', i]
    const roles = [...(level.by ?? []).map((name, j) => ({ name, path: [...path, 'by', j] }))]
    const later = (level.escalates?.by ?? []).map((name, j) => ({ name, path: [...path, 'escalates', 'by', j] }))
    const kept = (level.never ?? []).map((name, j) => ({ name, path: [...path, 'never', j] }))
    for (const one of [...roles, ...later, ...kept])
      found.push(...oneOf(one.name, Object.keys(entity.roles ?? {}), one.path, 'um papel'))
    if (levels.findIndex(({ name }) => name === level.name) < i)
      found.push({ path: [...path, 'name'], message: `"${level.name}" já é uma etapa` })
    if (!level.by && !level.authority)
      found.push({ path, message: `ninguém decide na etapa "${level.name}"`, hint: 'diga "by" ou "authority"' })
    if (level.escalates && level.days === undefined)
      found.push({ path: [...path, 'escalates'], message: 'sem "days" o prazo nunca termina' })
    if (level.all && !level.by) found.push({ path: [...path, 'all'], message: '"all" só diz algo de papéis ("by")' })
    if (level.when) {
      found.push(...impossibleComparisons(entity.fields, level.when, [...path, 'when']))
      found.push(...missingRequired(level.when, [...path, 'when']).map((one) => problemOf('', one.path, one.name)))
    }
  }
  return found
}

function stepOf(entity: Entity, written: XWorkflow, { states }: Workflow, step: XTransition, at: Path): Found[] {
  const names = states.map(({ name }) => name)
  const goals = [step.to].flat()
  const many = Array.isArray(step.to)
  const found: Found[] = [
    ...(step.from ?? []).flatMap((name, i) => oneOf(name, names, [...at, 'from', i], 'um estado')),
    ...goals.flatMap((name, i) => oneOf(name, names, many ? [...at, 'to', i] : [...at, 'to'], 'um estado')),
    ...(step.fields ?? []).flatMap((name, i) => unknownField('', [...at, 'fields', i], entity, name)),
    ...(step.required ?? []).flatMap((name, i): Found[] =>
      step.fields?.includes(name)
        ? []
        : [{ path: [...at, 'required', i], message: `"${name}" não está em "fields" do passo` }],
    ),
    ...(step.by ?? []).flatMap((name, i) => oneOf(name, Object.keys(entity.roles ?? {}), [...at, 'by', i], 'um papel')),
  ]
  if (many && (written.field === undefined || !step.required?.includes(written.field)))
    found.push({
      path: [...at, 'to'],
      message: 'o passo leva a vários estados, e nada diz a qual',
      hint: written.field === undefined ? 'um passo por estado' : `peça "${written.field}" em "fields" e "required"`,
    })
  if (!many && written.field !== undefined && step.fields?.includes(written.field))
    found.push({ path: [...at, 'fields'], message: `"${written.field}" não se pede: o passo diz o estado` })
  for (const [i, { condition }] of (step.when ?? []).entries()) {
    const path = [...at, 'when', i, 'condition']
    found.push(...impossibleComparisons(entity.fields, condition, path))
    found.push(...missingRequired(condition, path).map((one) => problemOf('', one.path, one.name)))
  }
  if (step.after && (many || step.required?.length))
    found.push({
      path: [...at, 'after'],
      message: 'um passo que acontece sozinho não pergunta nada',
      hint: 'faça dele um passo à parte, sem "required"',
    })
  const of = step.after?.of
  if (of !== undefined && fieldAt(entity, of)?.format !== 'date' && fieldAt(entity, of)?.format !== 'date-time')
    found.push({ path: [...at, 'after', 'of'], message: `"${of}" não é uma data deste cadastro` })
  return found
}

function roleOf(entity: Entity, { user, of, query }: XRole, at: Path, domain: ReadonlyMap<string, string[]>): Found[] {
  if ((user === undefined) === (of === undefined))
    return [{ path: at, message: 'um papel diz "user", ou "of" com "query"' }]
  const key = user === undefined ? 'of' : 'user'
  const name = user ?? of ?? ''
  const field = fieldAt(entity, name)
  if (!field) return unknownField('', [...at, key], entity, name)
  // `id` with `of`: the record itself
  const target = key === 'of' && name === 'id' ? entity.path : field.target
  if (target !== entity.path && field.kind !== 'reference')
    return [{ path: [...at, key], message: `"${name}" não é uma referência` }]
  if (user !== undefined)
    return field.target === 'utilitario/usuario'
      ? []
      : [{ path: [...at, key], message: `"${name}" não aponta para um usuário` }]
  if (query === undefined) return [{ path: at, message: 'falta "query"' }]
  return domain.get(target ?? '')?.includes('roles')
    ? []
    : [
        {
          path: [...at, 'query'],
          message: `"${query}" não tem código`,
          hint: `crie server/domain/${target}/roles.ts`,
        },
      ]
}
