import type { DashboardItem } from '#schemas/runtime/model.ts'
import type { MeasureFormat } from '#schemas/runtime/written/dashboards.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** What is aimed at stands among the series under this name, which no measure has. */
export const TARGET = { measure: 'meta', title: 'Meta' } as const

/** What a figure aims at, by the company's settings; undefined where it says nothing. */
export function targetOf(
  { context, deps: { model } }: Pick<Ctx, 'context' | 'deps'>,
  { target, series: [first] }: DashboardItem,
): { value: number; format: MeasureFormat } | undefined {
  const value = target === undefined ? undefined : context.empresa?.[target]
  if (typeof value !== 'number') return undefined
  return { value, format: model.measures.get(first?.measure ?? '')?.format ?? 'integer' }
}
