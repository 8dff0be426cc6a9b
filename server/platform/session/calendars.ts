import type { RuleContext } from '#schemas/runtime/model.ts'

/** Reads the working days of a company for conditions and expressions; empty where no definition counts working days. */
export type CalendarReader = (
  company: number,
) => Promise<Pick<RuleContext, 'calendario'>> | Pick<RuleContext, 'calendario'>
