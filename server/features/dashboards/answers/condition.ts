import { isTime, PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx, Deps } from '#server/platform/crud/define.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Asked, askedOf, type Cut, cutsIn } from '../asked.ts'
import { MeasureSql } from '../sql/measure-sql.ts'
import { isDay } from './filters.ts'
import { mayBeTold } from './measures.ts'

const NAME = 'medida'
const wrong = (): never => fail('PARAMETRO_INVALIDO', { nome: NAME })

/**
 * SQL condition of the list filter `filter={"medida":{"medida","filtros","cortes"}}`: the record is counted by the measure.
 * @throws DomainError 400 for a measure of another register, 403 where the session may not see the measure
 */
export const measureCondition: NonNullable<Deps['measures']>['condition'] = (ctx, entity, value, values) => {
  const medida = isObject(value) ? value.medida : wrong()
  const measure = ctx.deps.model.measures.get(String(medida))
  if (!measure || measure.entity !== entity.path) return wrong()
  return `t.id in (select m.id${rowsOf(ctx, measure, readMeasureAsked(measure, value), values)})`
}

/** Parses the query of a measure whose records are shown: `{"filtros":{…},"cortes":[…]}`. @throws DomainError 400 */
export function readMeasureAsked(measure: MeasureDefinition, value: unknown): Asked {
  const { filtros = {}, cortes = [] } = isObject(value) ? value : wrong()
  return askedOf(readFilters(measure, filtros), readCuts(measure, cortes))
}

function rowsOf(ctx: Pick<Ctx, 'session' | 'deps'>, measure: MeasureDefinition, asked: Asked, values: Values): string {
  const whole = { ...ctx, context: ctx.session.context }
  const by = asked.cuts.map((cut) => cut.by)
  return mayBeTold(whole, measure.path, by, asked.filters)
    ? new MeasureSql(whole, measure, asked, values).rows()
    : fail('NAO_AUTORIZADO')
}

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readFilters({ filters = {} }: MeasureDefinition, written: unknown): RecordData {
  if (!isObject(written)) return wrong()
  for (const [name, value] of Object.entries(written)) {
    if (name === PERIOD.start || name === PERIOD.end) {
      if (!isDay(value)) wrong()
    } else if (!(name in filters) || ![value].flat().every(isPlain)) wrong()
  }
  if (!isDay(written[PERIOD.start]) || !isDay(written[PERIOD.end])) wrong()
  return written
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

function readCuts({ by = {} }: MeasureDefinition, written: unknown): Cut[] {
  const cuts = cutsIn(written, wrong)
  return cuts.every((cut) => cut.by in by && !isTime(cut.by)) ? cuts : wrong()
}
