import type { Model } from '#schemas/load.ts'
import { computeValue } from '#schemas/runtime/computed/evaluate.ts'
import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { Ctx, Notices } from '#server/platform/crud/define.ts'
import { changesBetween } from '#server/platform/crud/trail/write-trail.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { activeNotices, type CompanyNotice, conditionOf } from './company.ts'
import { noteOccasions } from './note.ts'
import { deliveriesOf, namedUsers, USER } from './recipients.ts'

/** Cache time: notices changed by another process apply after at most a second. */
const FRESH_MS = 1000

/** Notes events of records for notices (`Deps.notices`): checks the company's notices at every save. */
export class FiredNotices implements Notices {
  private readonly known = new Map<number, { notices: CompanyNotice[]; at: number }>()

  /** @param wake starts the delivery job */
  constructor(
    private readonly now: () => Date,
    private readonly wake: () => void,
  ) {}

  forget(): void {
    this.known.clear()
  }

  async fire(ctx: Ctx, record: RecordData & { id: number }, before: RecordData | undefined): Promise<void> {
    const { entity, session } = ctx
    if (entity.parent || session.empresaId === 0) return
    const asked = (await this.of(ctx.db, session.empresaId)).filter(
      ({ cadastro, evento }) => cadastro === entity.path && evento !== 'VENCIMENTO',
    )
    const happened = asked.filter((notice) => happens(ctx, notice, record, before))
    if (happened.length === 0) return
    const occasions = []
    for (const notice of happened) {
      const deliveries = await deliveriesOf(ctx, notice, record, await namedUsers(ctx, notice))
      occasions.push({
        notice,
        registro: record.id,
        ocasiao: `v${before ? Number(before.versao ?? 0) + 1 : 1}`,
        // the author of the change gets no notice of it
        deliveries: deliveries.filter(
          ({ destino }) => session.kind !== 'interna' || destino !== `${USER}${session.usuario.id}`,
        ),
        // bulk operations are told by the digest
        resumo: notice.momento === 'RESUMO' || ctx.lote !== undefined,
      })
    }
    if ((await noteOccasions(ctx, occasions)) > 0 && occasions.some(({ resumo }) => !resumo)) this.wake()
  }

  private async of(db: Db, company: number): Promise<CompanyNotice[]> {
    const at = this.now().getTime()
    const known = this.known.get(company)
    if (known && at >= known.at && at - known.at < FRESH_MS) return known.notices
    const notices = await activeNotices(db, company)
    this.known.set(company, { notices, at })
    return notices
  }
}

/** Whether the change of a record is the event of a notice. */
function happens(
  { entity, deps, context }: Ctx,
  notice: CompanyNotice,
  record: RecordData,
  before: RecordData | undefined,
): boolean {
  switch (notice.evento) {
    case 'CRIADO':
      return before === undefined
    case 'ESTADO':
      return comesInto(entity, notice.estado ?? '', record, before)
    case 'ALTERADO': {
      if (!before) return false
      const changes = Object.keys(changesBetween(entity, before, record))
      return notice.campos.some((path) => changes.some((one) => one === path || one.startsWith(`${path}.`)))
    }
    default:
      return becomes(deps.model, entity, notice, context, record, before)
  }
}

function comesInto(entity: Entity, estado: string, record: RecordData, before: RecordData | undefined): boolean {
  const [fluxo, ...rest] = estado.split(':')
  const workflow = entity.workflows?.find(({ name }) => name === fluxo)
  if (!workflow) return false
  const name = rest.join(':')
  return stateOf(workflow, record)?.name === name && (!before || stateOf(workflow, before)?.name !== name)
}

function becomes(
  { entities }: Pick<Model, 'entities'>,
  entity: Entity,
  notice: CompanyNotice,
  context: RuleContext,
  record: RecordData,
  before: RecordData | undefined,
): boolean {
  const { node } = conditionOf(entities, entity, notice)
  if (!node) return false
  const holds = (of: RecordData): boolean =>
    computeValue({ node, from: 'record' }, { entity, record: of, context, entityOf: (path) => entities.get(path) }) ===
    true
  return holds(record) && !(before && holds(before))
}
