import { calendarAsked, holidaysOf } from '#schemas/runtime/days/working-days.ts'
import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx, ValuePlace } from '#server/platform/crud/define.ts'

/** Minutes of a working day (8 hours): shorter absences are fractions of it. */
export const JORNADA = 480

/** SQL: minutes per day that an occurrence takes: by its hours, else the whole day. */
const minutosSql = (o: string): string => `case when ${o}.hora_ini is null or ${o}.hora_fim is null then ${JORNADA}
  else greatest(0, extract(epoch from (${o}.hora_fim::time - ${o}.hora_ini::time)) / 60) end`

/** Registers whose rows are absences: their order on equal days, and their columns. */
const registros = {
  ocorrencia: {
    ordem: 0,
    de: 'data_ini',
    ate: (o: string) => `coalesce(${o}.data_fim, ${o}.data_ini)`,
    minutos: minutosSql,
  },
  afastamento: {
    ordem: 1,
    de: 'inicio',
    ate: (a: string) => `coalesce(${a}.fim, 'infinity')`,
    minutos: () => String(JORNADA),
  },
} as const

/**
 * SQL: days lost by one absence row within the period: working days up to its last day, the end of the period and the
 * dismissal; hours count as fractions of eight. Overlapping absences count once per day, for the earliest (spec 2 §9;
 * as in the report of absence).
 * @returns SQL number over a row of the register
 */
export function diasPerdidosSql(
  { context }: Pick<Ctx, 'context'>,
  { alias, filters, param, join }: ValuePlace,
  registro: keyof typeof registros,
): string {
  const { ordem, de, ate, minutos } = registros[registro]
  const [ini, fim] = [PERIOD.start, PERIOD.end].map((name) => param(filters[name], 'date'))
  const folgas = param(folgasDe(context.calendario, filters), 'date[]')
  const antes = Object.entries(registros).map(([nome, outro]) =>
    antesSql(nome as keyof typeof registros, outro, { alias, ordem, de }),
  )
  const dias = join(
    'dias',
    (
      d,
    ) => `left join lateral (select coalesce(sum(least(${minutos(alias)}, greatest(0, ${JORNADA} - antes.minutos))), 0) / ${JORNADA}.0 as dias
      from talento pessoa
      cross join lateral generate_series(greatest(${alias}.${de}, ${ini})::timestamp,
        least(${ate(alias)}, ${fim}, coalesce(pessoa.data_desligamento, ${fim}))::timestamp, interval '1 day') dia
      cross join lateral (select coalesce(sum(minutos), 0) as minutos from (${antes.join(' union all ')}) a) antes
      where pessoa.empresa_id = ${alias}.colaborador_empresa_id and pessoa.id = ${alias}.colaborador_id
        and extract(isodow from dia) < 6 and dia::date <> all(${folgas})) ${d} on true`,
  )
  return `${dias}.dias`
}

/** SQL: minutes of day `dia` taken by earlier absences of a register. */
function antesSql(
  nome: keyof typeof registros,
  { ordem, de, ate, minutos }: (typeof registros)[keyof typeof registros],
  depois: { alias: string; ordem: number; de: string },
): string {
  const [tabela, tipo] =
    nome === 'ocorrencia'
      ? ['colaborador_ocorrencia', 'tipo_ocorrencia k on k.empresa_id = x.empresa_id and k.id = x.ocorrencia_id']
      : ['afastamento', 'tipo_afastamento k on k.empresa_id = x.empresa_id and k.id = x.motivo_id']
  return `select ${minutos('x')} as minutos from ${tabela} x join ${tipo}
    where k.absenteismo and x.colaborador_empresa_id = ${depois.alias}.colaborador_empresa_id and x.colaborador_id = ${depois.alias}.colaborador_id
      and x.${de} <= dia and ${ate('x')} >= dia and (x.${de}, ${ordem}, x.id) < (${depois.alias}.${depois.de}, ${depois.ordem}, ${depois.alias}.id)`
}

/** Weekdays of the period that are days off: by the calendar of the only establishment asked for, else of the company. */
function folgasDe(calendario: Ctx['context']['calendario'], filters: RecordData): string[] {
  const [ini, fim] = [String(filters[PERIOD.start]), String(filters[PERIOD.end])]
  const calendar = calendarAsked(calendario, filters.estabelecimentosIds)
  const years = Array.from(
    { length: Number(fim.slice(0, 4)) - Number(ini.slice(0, 4)) + 1 },
    (_, i) => Number(ini.slice(0, 4)) + i,
  )
  return years.flatMap((year) => holidaysOf(calendar, year).flatMap(({ data, diaUtil }) => (diaUtil ? [] : [data])))
}
