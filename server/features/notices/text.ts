import { displayDay } from '#schemas/runtime/dates.ts'
import { noticeMarkers, untilText } from '#schemas/runtime/definition/notices.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { fillInsides } from '#schemas/runtime/placeholders.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { CompanyNotice } from './company.ts'

/** The content of a notice about one record, as its recipient sees it. */
export interface Told {
  /** context with the recipient's session */
  ctx: Ctx
  notice: CompanyNotice
  record: RecordData
  /** the approaching date */
  dia?: string
  /** the list and its row that hold the date */
  list?: string
  row?: RecordData
}

/** Title, text and link of a message. */
export interface Wording {
  title: string
  text: string
  link: string
}

/** Most lines of a digest; further ones are counted. */
const MOST_LINES = 25
/** Maximum characters of a message and, with the same text, of an e-mail. */
const LONGEST = 3800
/** Address of the list 'Vencimentos'. */
const DUE_LIST = '/gestao-talentos/vencimentos'

/** The text of a notice about one record. Fields its recipient may not see are empty. */
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
  // falls back to the name when the text is empty after replacement
  const title = fillInsides(notice.assunto ?? notice.nome, value).trim() || notice.nome
  const said = fillInsides(notice.texto, value).trim() || title
  const text = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said
  return { title, text, link: recordAddress(ctx.entity, ctx.entity.route ?? '', record.id) }
}

/** The digest of several records: one line each, grouped by notice. */
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
