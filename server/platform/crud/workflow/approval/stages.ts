import type { Stage } from '#schemas/runtime/answers/workflow.ts'
import type { Ctx } from '../../define.ts'
import type { StoredRecord } from '../../read/read.ts'
import { levelsFor } from './levels.ts'
import { type Wait, waitsOf } from './waits.ts'

/** The stages of a record's approvals by workflow: past ones, the open one, and those to come. */
export async function stagesOf(ctx: Ctx, record: StoredRecord): Promise<Map<string, Stage[]>> {
  const found = new Map<string, Stage[]>()
  const asked = (ctx.entity.workflows ?? []).filter(({ approval }) => approval)
  if (asked.length === 0) return found
  const waits = await waitsOf(ctx, record.id)
  for (const { name, approval } of asked) {
    const own = waits.filter(({ fluxo }) => fluxo === name)
    if (!approval || own.length === 0) continue
    const title = (level: string) => approval.levels.find((one) => one.name === level)?.title ?? level
    const open = own.find(({ resultado }) => resultado === null)
    const levels = levelsFor(ctx, approval, record)
    const later = open ? levels.slice(levels.findIndex((level) => level.name === open.nivel) + 1) : []
    found.set(name, [
      ...own.map((wait) => stageOf(wait, title(wait.nivel))),
      ...later.map((level): Stage => ({ titulo: level.title, estado: 'depois', decisoes: [] })),
    ])
  }
  return found
}

const stageOf = ({ resultado, aberta_em, prazo, decisoes }: Wait, titulo: string): Stage => ({
  titulo,
  estado: resultado ?? 'aguarda',
  desde: aberta_em,
  ...(prazo ? { prazo } : {}),
  decisoes: decisoes.map(({ nome, decisao, em, motivo }) => ({ nome, decisao, em, ...(motivo ? { motivo } : {}) })),
})
