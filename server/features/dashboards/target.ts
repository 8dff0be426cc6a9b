import type { DashboardItem } from '#schemas/runtime/model.ts'
import type { MeasureFormat } from '#schemas/runtime/written/dashboards.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Pseudo series of the target; no measure has this name. */
export const TARGET = { measure: 'meta', title: 'Meta' } as const

/** The target of a figure, from the company's settings; undefined where none is set. */
export function targetOf(
  { context, deps: { model } }: Pick<Ctx, 'context' | 'deps'>,
  { target, series: [first] }: DashboardItem,
): { value: number; format: MeasureFormat } | undefined {
  const value = target === undefined ? undefined : context.empresa?.[target]
  if (typeof value !== 'number') return undefined
  return { value, format: model.measures.get(first?.measure ?? '')?.format ?? 'integer' }
}
