import { addDays } from '#schemas/runtime/days/days.ts'
import { type Calendar, countWorkingDays, isWorkingDay } from '#schemas/runtime/days/working-days.ts'
import { situacaoEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { noLugar } from '../lugar.ts'
import { JORNADA } from './absenteismo-sql.ts'
import { CONTA, type MovimentosFilter } from './movimentos.ts'
import { porcentoDe } from './rotatividade.ts'

export interface AbsenteismoFilter extends MovimentosFilter {
  /** ids of types; default: all with `absenteismo` */
  ocorrenciasIds?: number[]
  motivosIds?: number[]
}

/** An absence within the period. */
export interface Ausencia {
  talento: number
  de: string
  ate: string
  /** minutes per day; absent: the whole day */
  minutos?: number
}

interface Row {
  talento: number
  de: string
  ate: string
  entrada: string | null
  saida: string | null
}

/**
 * Absences of a period: occurrences and leaves of types with `absenteismo`, of talents that count, by their place on
 * the first day. Days after a dismissal do not count (spec 3 §7: absenteismo).
 */
export async function ausenciasDe(ctx: Ctx, filter: AbsenteismoFilter): Promise<Ausencia[]> {
  const values = new Values()
  const [ini, fim] = [values.add(filter.dataIni), values.add(filter.dataFim)].map((one) => `${one}::date`)
  const rows = await run<Row>(
    ctx.db,
    `select t.id::int as talento, greatest(e.de, ${ini})::text as de,
      least(e.ate, ${fim}, coalesce(t.data_desligamento, ${fim}))::text as ate, e.entrada, e.saida
    from (
      select o.colaborador_empresa_id as empresa_id, o.colaborador_id as talento_id, o.data_ini as de,
        coalesce(o.data_fim, o.data_ini) as ate, o.hora_ini as entrada, o.hora_fim as saida
      from colaborador_ocorrencia o join tipo_ocorrencia k on k.empresa_id = o.empresa_id and k.id = o.ocorrencia_id
      where k.absenteismo and ${values.among('k.id', filter.ocorrenciasIds)}
      union all
      select a.colaborador_empresa_id, a.colaborador_id, a.inicio, coalesce(a.fim, ${fim}), null, null
      from afastamento a join tipo_afastamento m on m.empresa_id = a.empresa_id and m.id = a.motivo_id
      where m.absenteismo and ${values.among('m.id', filter.motivosIds)}
    ) e
    join talento t on t.empresa_id = e.empresa_id and t.id = e.talento_id
    left join lateral ${situacaoEmSql('t', 'e.de')} h on true
    left join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    where e.de <= ${fim} and e.ate >= ${ini} and ${CONTA} and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
      and ${values.among("coalesce(t.vinculo, 'E')", filter.vinculos, 'text')} and ${noLugar(filter, values)}
    order by t.id, e.de`,
    values.list,
  )
  return rows.map(({ talento, de, ate, entrada, saida }) => ({
    ...{ talento, de, ate },
    ...(entrada && saida && { minutos: Math.max(0, minutesOf(saida) - minutesOf(entrada)) }),
  }))
}

const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** Days lost in a month (to its last day, or the end of the period) and its working days. */
export interface DiasPerdidos {
  perdidos: number
  uteis: number
}

/**
 * Sum of absences in the month that begins on `mes`: working days only, overlapping absences once, hours as fractions
 * of eight up to one day.
 * @param fim last day counted
 */
export function diasPerdidos(ausencias: Ausencia[], calendar: Calendar, mes: string, fim: string): DiasPerdidos {
  const ultimo = earlier(fim, lastDayOf(mes))
  const lost = new Map<string, number>()
  for (const { talento, de, ate, minutos } of ausencias) {
    const end = earlier(ate, ultimo)
    for (let dia = de > mes ? de : mes; dia <= end; dia = addDays(dia, 1) ?? '9999-12-31') {
      if (!isWorkingDay(calendar, dia)) continue
      const key = `${talento} ${dia}`
      lost.set(key, Math.min(JORNADA, (lost.get(key) ?? 0) + (minutos ?? JORNADA)))
    }
  }
  const minutos = [...lost.values()].reduce((sum, one) => sum + one, 0)
  return { perdidos: minutos / JORNADA, uteis: countWorkingDays(calendar, addDays(mes, -1) ?? mes, ultimo) }
}

const earlier = (a: string, b: string): string => [a, b].sort()[0] ?? a

const lastDayOf = (mes: string): string => {
  const [year = 0, month = 0] = mes.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Days lost in per cent of active talents × working days: 12 / (40 × 21) is 1,43 (spec 3 §7: absenteismo). */
export const taxaDeAbsenteismo = (ativos: number, { perdidos, uteis }: DiasPerdidos): number | null =>
  porcentoDe(perdidos * JORNADA, ativos * uteis * JORNADA)
