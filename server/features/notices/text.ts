import { displayDay } from '#schemas/runtime/dates.ts'
import { noticeMarkers, untilText } from '#schemas/runtime/definition/notices.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { fillInsides } from '#schemas/runtime/placeholders.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { CompanyNotice } from './company.ts'

/** What is told of one record, as the recipient sees it. */
export interface Told {
  /** of the recipient */
  ctx: Ctx
  notice: CompanyNotice
  record: RecordData
  /** the date that comes near */
  dia?: string
  /** the list, and the row of it whose date it is */
  list?: string
  row?: RecordData
}

/** A message: what it is called, what it says and where it leads. */
export interface Wording {
  title: string
  text: string
  link: string
}

/** Lines of a message of the day; the others are counted. */
const MOST_LINES = 25
/** Letters of a message; an e-mail takes more, but says the same: what fields hold more is cut. */
const LONGEST = 3800
/** Where the list 'Vencimentos' is. */
const DUE_LIST = '/gestao-talentos/vencimentos'

/** The text of a notice about one record. What its recipient may not see is left empty. */
export function toldText({ ctx, notice, record, dia, list, row }: Told): Wording {
  const markers = new Map(
    noticeMarkers(ctx.entity, ctx.deps.model.entities, list).map((marker) => [marker.name, marker]),
  )
  const value = (name: string): string => {
    if (name === 'registro') return labelOf(ctx.entity, record)
    if (name === 'cadastro') return ctx.entity.title
    if (name === 'vencimento') return dia === undefined ? '' : displayDay(dia)
    if (name === 'prazo') return dia === undefined ? '' : untilText(dia, ctx.context.hoje)
    const field = markers.get(name)?.field
    if (!field) return ''
    const ofRow = list !== undefined && name === `${list}.${field.path}`
    return formatValue(field, ofRow ? row && valueAt(row, field.path) : valueAt(record, field.path))
  }
  // words that come to nothing are no message
  const title = fillInsides(notice.assunto ?? notice.nome, value).trim() || notice.nome
  const said = fillInsides(notice.texto, value).trim() || title
  const text = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said
  return { title, text, link: recordAddress(ctx.entity, ctx.entity.route ?? '', record.id) }
}

/** The message of the day about several records: a line for each, under what its notice is called. */
export function digestOf(told: Told[]): Wording {
  const [first] = told
  const title = `Avisos do dia: ${told.length} registros`
  const link = told.some(({ dia }) => dia !== undefined) || !first ? DUE_LIST : toldText(first).link
  const lines: string[] = []
  let length = title.length
  let notice: number | undefined
  let count = 0
  for (const one of [...told].sort((a, b) => a.notice.id - b.notice.id || (a.dia ?? '').localeCompare(b.dia ?? ''))) {
    const heading = one.notice.id === notice ? [] : [`${one.notice.nome}:`]
    const line = `• ${toldText(one).text.replace(/\s*\n+\s*/g, ' ')}`
    const more = [...heading, line].join('\n').length + 1
    if (count === MOST_LINES || length + more > LONGEST) break
    lines.push(...heading, line)
    length += more
    notice = one.notice.id
    count++
  }
  const left = told.length - count
  if (left > 0) lines.push(left === 1 ? '… e mais 1 registro.' : `… e mais ${left} registros.`)
  return { title, text: [title, ...lines].join('\n'), link }
}
