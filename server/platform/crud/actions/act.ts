import { eventOf } from '#schemas/runtime/definition/events.ts'
import type { Action, Entity, RecordData } from '#schemas/runtime/model.ts'
import { checkRecord, evaluateCondition, normaliseRecord } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import { inTransaction } from '../context.ts'
import type { ActionHandler, Ctx } from '../define.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { readSaved } from '../read/saved.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { writeEvent } from '../trail/write-trail.ts'
import { decideApproval } from '../workflow/approval/decide.ts'
import { requireStep } from '../workflow/roles.ts'
import { changesOf, stepOf, takeStep } from '../workflow/step.ts'
import { changeStored } from '../write/change.ts'
import { copyChosen } from '../write/copies.ts'
import { checkVersion } from '../write/operations.ts'
import { applyEffects } from './effects.ts'

/** An entity made of the action's fields, so that the rules of entities validate its body. */
function actionEntity(entity: Entity, action: Action): Entity {
  const fields = action.fields.flatMap((name) => {
    const field = entity.fields.find((f) => f.name === name)
    if (!field) return []
    const { visibleWhen: _, enabledWhen: __, ...rest } = field
    return [{ ...rest, readOnly: false, required: action.required.includes(name), requiredWhen: [] }]
  })
  const properties = Object.fromEntries(fields.map((f) => [f.name, entity.schema.properties?.[f.name] ?? {}]))
  return {
    ...entity,
    path: `${entity.path}#${action.name}`,
    title: action.title,
    fields,
    form: [{ fields: fields.map((f) => f.path) }],
    checks: [],
    actions: [],
    conditions: [],
    schema: {
      type: 'object',
      additionalProperties: false,
      required: action.required,
      properties: { ...properties, $context: {} },
    },
  }
}

const runtimes = new WeakMap<Action, EntityRuntime>()

function actionRuntime(ctx: Ctx, action: Action): EntityRuntime {
  const known = runtimes.get(action) ?? ctx.deps.runtimes.add(actionEntity(ctx.entity, action))
  runtimes.set(action, known)
  return known
}

/** Runs an action on one record in one transaction: rights, version, state (`when`), body, handler. @throws DomainError 400, 403, 404, 409 */
export async function actOnRecord(
  ctx: Ctx,
  action: Action,
  id: number,
  body: RecordData,
  version: number | undefined,
): Promise<unknown> {
  return inTransaction(ctx, async (tx) => (await actInside(tx, action, id, body, version)) ?? readSaved(tx, id))
}

/** The part of `actOnRecord` inside the transaction, shared with bulk actions. @returns the handler's result; undefined: the answer is the record */
export async function actInside(
  tx: Ctx,
  action: Action,
  id: number,
  body: RecordData,
  version: number | undefined,
): Promise<unknown> {
  const stored = await readStored(tx, id, { lock: true })
  if (action.by && !action.by.decides) await requireStep(tx, action, stored)
  await checkVersion(tx, stored, version)
  return runStep(tx, action, stored, body, decideApproval)
}

/**
 * Runs an action on a locked record without checking authority or version: its conditions, body and handler. For steps the system takes.
 * @param isLastWord called before the handler: false leaves the record as it is
 * @returns the handler's result; undefined: the answer is the record
 */
export async function runStep(
  tx: Ctx,
  action: Action,
  stored: StoredRecord,
  body: RecordData = {},
  isLastWord: typeof decideApproval = async () => true,
): Promise<unknown> {
  const handler = handlerOf(tx, action)
  refuseWrongState(tx, action, stored)
  const input = await withCopies(tx, action, stored, readInput(tx, action, body, stored))
  let current = stored
  const save = async (changes: RecordData): Promise<StoredRecord> => {
    current = await changeStored(tx, current, changes, action.name)
    return current
  }
  if (!(await isLastWord(tx, action, stored, input))) return undefined
  const found = stepOf(tx.entity, action)
  const step = found ? changesOf(tx, { ...found, asked: action.fields }, stored, input) : {}
  const done = await handler(tx, { record: stored, input, step, save })
  await applyEffects(tx, found?.step, current)
  // an action that changed nothing of the record itself has left no line in the trail
  const event = current === stored ? eventOf(tx.entity, action.name) : undefined
  if (event !== undefined) {
    const company = Number(stored.empresaId ?? tx.session.empresaId)
    await writeEvent(tx, stored.id, company, { name: event, versao: stored.versao, campos: [] })
  }
  return done
}

/**
 * Runs an action by its name in the caller's transaction, without checking authority, version or row permission: the caller has decided that.
 * @returns the record as it then is
 * @throws DomainError 400, 404
 */
export async function runAction(tx: Ctx, name: string, id: number, body: RecordData = {}): Promise<StoredRecord> {
  const action = tx.entity.actions.find((one) => one.name === name)
  if (!action) throw new Error(`${tx.entity.path} has no action ${name}`)
  await runStep(tx, action, await readStored(tx, id, { lock: true, evenUnseen: true }), body)
  return readStored(tx, id, { evenUnseen: true })
}

/** Adds to the input what newly chosen references copy into the action's fields (`copyChosen`), for fields the body leaves out. */
async function withCopies(tx: Ctx, { fields }: Action, stored: StoredRecord, input: RecordData): Promise<RecordData> {
  const record = { ...stored, ...input }
  await copyChosen(tx, record, stored, input)
  const copied = fields.filter((name) => input[name] === undefined && record[name] !== stored[name])
  return { ...input, ...Object.fromEntries(copied.map((name) => [name, record[name]])) }
}

/** Looks at the body of an action before it is run. @throws DomainError 400 */
export function checkInput(ctx: Ctx, action: Action, body: RecordData): void {
  readInput(ctx, action, body)
}

/** The code of an action; a step of a workflow needs none. */
function handlerOf(ctx: Ctx, action: Action): ActionHandler {
  const own = ctx.deps.registry[ctx.entity.path]?.actions?.[action.name]
  if (own) return own
  if (!stepOf(ctx.entity, action)) throw new Error(`${ctx.entity.path} has no code for ${action.name}`)
  return takeStep
}

function refuseWrongState(ctx: Ctx, action: Action, stored: StoredRecord): void {
  const runtime = ctx.deps.runtimes.get(ctx.entity.path)
  const broken = action.when.find((w) => !evaluateCondition(runtime, w.condition, stored, ctx.context))
  if (broken) fail('ACAO_NAO_PERMITIDA', {}, { message: broken.message })
}

function readInput(ctx: Ctx, action: Action, body: RecordData, stored?: RecordData): RecordData {
  const { versao: _, id: __, ...given } = body
  const runtime = actionRuntime(ctx, action)
  const input = normaliseRecord(runtime.entity, given, undefined, ctx.context)
  for (const field of runtime.entity.fields) if (!mayKnow(ctx.session, field, stored)) delete input[field.name]
  const errors = checkRecord(runtime, input, ctx.context)
  if (errors.length > 0) invalid(errors)
  return input
}
