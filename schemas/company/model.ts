import { type Model, rebuildEntity } from '#schemas/load.ts'
import type { Customisation } from './customisation.ts'
import { effectiveSchema } from './effective.ts'
import { companyReport } from './report.ts'

/** The model of one company: rebuilt entities where it customised any, the identical shipped objects for all others. */
export function companyModel(base: Model, rows: readonly Customisation[]): Model {
  const entities = new Map(base.entities)
  const schemas = new Map(base.schemas)
  for (const path of new Set(rows.map(({ entidade }) => entidade))) {
    const own = rows.filter(({ entidade }) => entidade === path)
    const entity = base.entities.get(path)
    const shipped = base.schemas.get(path)
    if (!entity?.extensible || !shipped) continue
    const schema = effectiveSchema(shipped, entity, own, base.entities)
    schemas.set(path, schema)
    entities.set(path, rebuildEntity(base, entity, schema))
  }
  const reports = new Map(base.reports)
  for (const [path, report] of base.reports) {
    const about = report.about === undefined ? undefined : entities.get(report.about)
    if (about && about !== base.entities.get(about.path)) reports.set(path, companyReport(base, report, about))
  }
  return { ...base, entities, schemas, reports, base }
}
