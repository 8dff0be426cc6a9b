import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Approval, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '../../define.ts'
import { beginStage } from './stage.ts'
import { endWait, openWait, type Wait } from './waits.ts'

/** Keeps the stages of approvals in step with a saved record: one that enters the waiting state begins its first stage, one that leaves that state ends its open stage. */
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
