import type { WrongDefinition } from './wrong/area.ts'
import { wrongComputed } from './wrong/computed.ts'
import { wrongConversions } from './wrong/conversions.ts'
import { wrongCopies } from './wrong/copies.ts'
import { wrongDashboards } from './wrong/dashboards.ts'
import { wrongEntities } from './wrong/entities.ts'
import { wrongFields } from './wrong/fields.ts'
import { wrongNotices } from './wrong/notices.ts'
import { wrongNumbers } from './wrong/numbers.ts'
import { wrongPersonal } from './wrong/personal.ts'
import { wrongReports } from './wrong/reports.ts'
import { wrongSilent } from './wrong/silent.ts'
import { wrongSources } from './wrong/sources.ts'
import { wrongSummaries } from './wrong/summary.ts'
import { wrongViews } from './wrong/views.ts'
import { wrongWorkflows } from './wrong/workflow.ts'

/** Everything that somebody may write wrongly into a definition, each with what is said of it. */
export const wrongDefinitions: WrongDefinition[] = [
  ...wrongEntities,
  ...wrongFields,
  ...wrongCopies,
  ...wrongNotices,
  ...wrongConversions,
  ...wrongNumbers,
  ...wrongPersonal,
  ...wrongReports,
  ...wrongWorkflows,
  ...wrongViews,
  ...wrongSummaries,
  ...wrongSilent,
  ...wrongComputed,
  ...wrongSources,
  ...wrongDashboards,
]
