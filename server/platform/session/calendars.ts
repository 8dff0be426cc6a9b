import type { RuleContext } from '#schemas/runtime/model.ts'

/** What conditions and expressions may know of the working days of a company; nothing where no definition counts them. */
export type CalendarReader = (
  company: number,
) => Promise<Pick<RuleContext, 'calendario'>> | Pick<RuleContext, 'calendario'>
