import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Approval, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '../../define.ts'
import { beginStage } from './stage.ts'
import { endWait, openWait, type Wait } from './waits.ts'

/**
 * Keeps the stages of approvals in step with a record that was saved: it comes into the state in which it waits, and the first stage begins; it leaves that state
 * another way than by a decision, and the stage is over.
 */
export async function followApprovals(ctx: Ctx, record: RecordData, before: RecordData | undefined): Promise<void> {
  for (const workflow of ctx.entity.workflows ?? []) {
    const { name, title, approval } = workflow
    if (!approval) continue
    const was = before && stateOf(workflow, before)?.name
    const is = stateOf(workflow, record)?.name
    if (was === is) continue
    if (is === approval.in) await beginStage(ctx, { name, title, approval }, record)
    else if (was === approval.in) {
      const wait = await openWait(ctx, Number(record.id), name)
      if (wait) await endWait(ctx, wait, resultOf(approval, is))
    }
  }
}

function resultOf({ approved, refused }: Approval, state: string | undefined): NonNullable<Wait['resultado']> {
  if (state === approved) return 'aprovada'
  return state === refused ? 'reprovada' : 'cancelada'
}
