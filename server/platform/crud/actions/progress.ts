import type { Progress, RecordProgress, Span } from '#schemas/runtime/answers/workflow.ts'
import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Field, RecordData, State, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { readStored } from '../read/read.ts'
import { concealedIn } from '../sight/concealed.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { byWhom } from '../trail/trail.ts'
import type { Changes, Origin } from '../trail/write-trail.ts'
import { mayDecide } from '../workflow/approval/decide.ts'
import { stagesOf } from '../workflow/approval/stages.ts'
import { mayStep } from '../workflow/roles.ts'

interface Line {
  criada_em: string
  usuario_nome: string | null
  campos: Changes
  origem: Origin | null
}

const LINES = hot(`select criada_em, usuario_nome, campos, origem from auditoria
  where entidade = $1 and registro_id = $2 and campos ?| $3::text[] order by id`)

/** The fields a workflow's states are made of. */
const fieldsOf = ({ states }: Workflow): string[] => [...new Set(states.flatMap(({ is }) => Object.keys(is)))]

/**
 * The current state of a record in each of its workflows, since when, and its earlier states, read from its trail; and the steps that this session may take
 * through a role it has in the record, or an authority.
 * @throws DomainError 404
 */
export async function progressOf(ctx: Ctx, id: number): Promise<RecordProgress> {
  const { entity } = ctx
  const stored = await readStored(ctx, id)
  const kept = new Set(await concealedIn(ctx, id))
  const isKnown = (path: string) => {
    const field: Field | undefined = fieldAt(entity, path)
    return field !== undefined && mayKnow(ctx.session, field, stored) && !kept.has(path)
  }
  const workflows = (entity.workflows ?? []).filter((workflow) => fieldsOf(workflow).every(isKnown))
  const lines = await run<Line>(ctx.db, LINES, [entity.path, id, [...new Set(workflows.flatMap(fieldsOf))]])
  const permitidos: string[] = []
  for (const action of entity.actions)
    if (action.workflow && ((await mayStep(ctx, action, stored)) || (await mayDecide(ctx, action, stored))))
      permitidos.push(action.name)
  const stages = await stagesOf(ctx, stored)
  const fluxos = workflows.map((workflow) => {
    const etapas = stages.get(workflow.name)
    return { ...progressIn(workflow, stored, lines), ...(etapas ? { etapas } : {}) }
  })
  return { fluxos, permitidos }
}

function progressIn(workflow: Workflow, stored: RecordData, lines: Line[]): Progress {
  const now = stateOf(workflow, stored)
  return {
    nome: workflow.name,
    titulo: workflow.title,
    ...(now ? { estado: now.name } : {}),
    passagens: spansOf(workflow, lines, now),
    estados: workflow.states.map(({ name, title, tone, aside = false }) => ({
      nome: name,
      titulo: title,
      tom: tone,
      aparte: aside,
    })),
  }
}

function spansOf(workflow: Workflow, lines: Line[], now: State | undefined): Span[] {
  const own = fieldsOf(workflow)
  const at: RecordData = {}
  const spans: Span[] = []
  for (const { criada_em, usuario_nome, campos, origem } of lines) {
    for (const path of own) {
      const change = campos[path]
      if (change) setAt(at, path, change.para ?? undefined)
    }
    const state = stateOf(workflow, at)
    const last = spans.at(-1)
    if (!state || state.name === last?.estado) continue
    if (last) last.ate = criada_em
    spans.push({ ...spanOf(state), desde: criada_em, ...(usuario_nome ? { por: byWhom(usuario_nome, origem) } : {}) })
  }
  // the trail may be missing or begin after the record: the current state then has no start
  if (now && spans.at(-1)?.estado !== now.name) spans.push(spanOf(now))
  return spans
}

const spanOf = ({ name, title, tone }: State): Span => ({ estado: name, titulo: title, tom: tone })
