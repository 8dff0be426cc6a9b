import { unmaskText } from '#schemas/runtime/formats/parts/mask.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { ownSql } from '#schemas/storage.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { labelSql, type Plan, planOf, targetOf } from '../plan/plan.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'

const wrong = (message: string): never => invalid([{ code: violation, field: 'q', message }])

/** Escapes the wildcards of LIKE. Folding is left to the database (`prumo_busca`), so that words and column fold accents alike. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Conditions that every word of the search matches the row: in its search column, in records it refers to whose reference is searched (`x-field.search`), or
 * in a label made of other records; a word of less than 3 characters (which has no trigram) only at the start of a word.
 * @throws DomainError 400 for an entity without anything to search, and for texts no search can mean
 */
export function searchSql(plan: Plan, q: string, values: Values, ctx: Pick<Ctx, 'session' | 'deps'>): string[] {
  const references = leafFields(plan.entity.fields).filter((field) => field.kind === 'reference' && field.hint.search)
  const own = plan.storage.own.filter(({ field }) => field.hint.search && mayKnow(ctx.session, field))
  if (!plan.storage.search && references.length === 0 && own.length === 0)
    return wrong(`${plan.entity.plural} não tem busca por texto`)
  // a label made of other records is what the person sees: its words are found, too
  const label = labelRefers(plan.entity, references) ? labelSql(plan.entity, plan.model, 't') : undefined
  return wordsOf(q, values).map((folded) => {
    const holds = [
      ...(plan.storage.search ? [like('t.busca', folded)] : []),
      ...own.map((one) => like(`prumo_busca(${ownSql(one, 't')})`, folded)),
      ...(label ? [like(`prumo_busca(${label})`, folded)] : []),
      ...references.map((field) => throughReference(plan, field, folded, values, ctx)),
    ]
    return holds.length === 1 ? holds.join() : `(${holds.join(' or ')})`
  })
}

/** Search conditions for a session that may not read the records: every word has to match the label. */
export function searchLabelSql(label: string, q: string, values: Values): string[] {
  return wordsOf(q, values).map((folded) => like(`prumo_busca(${label})`, folded))
}

/** For each word the patterns that hold it, folded. @throws DomainError 400 for texts no search can mean */
function wordsOf(q: string, values: Values): string[][] {
  if (/\0|\p{Cs}/u.test(q) || q.length > 200) return wrong('Busca inválida')
  return joinPhones(q)
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .map((word) => {
      const patterns = spellings(word).flatMap((one) => {
        const text = escapeLike(one)
        return text.length < 3 ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
      })
      return patterns.map((pattern) => `prumo_busca(${values.add(pattern)})`)
    })
}

/** '(85) 98888-7777' is one word. */
const joinPhones = (q: string): string => q.replace(/\((\d{2,3})\)\s+(?=\d)/g, '($1)')

/** A number as it is typed, with its mask, and as it is stored, without; of a phone also with the area code in a field of its own. */
function spellings(word: string): string[] {
  const bare = unmaskText(word)
  if (bare === word || !/^[0-9a-z]{3,}$/i.test(bare) || bare.replace(/\D/g, '').length < 3) return [word]
  const [, area, number] = /^\((\d{2,3})\)(\d.*)$/.exec(word) ?? []
  return [word, bare, ...(area && number ? [`${area} ${unmaskText(number)}`] : [])]
}

const like = (text: string, folded: string[]): string => {
  const each = folded.map((pattern) => `${text} like ${pattern}`)
  return each.length === 1 ? each.join() : `(${each.join(' or ')})`
}

const labelRefers = (entity: Entity, searched: Field[]) =>
  entity.label.some((path) => {
    const field = fieldAt(entity, path)
    return field?.kind === 'reference' && !searched.includes(field)
  })

/**
 * Rows whose referenced record matches the word, by that entity's own trigram index: the subquery is uncorrelated, so PostgreSQL runs it once. Only records
 * the session sees match; without the authority to read them only by their labels.
 */
function throughReference(
  plan: Plan,
  field: Field,
  folded: string[],
  values: Values,
  { session, deps }: Pick<Ctx, 'session' | 'deps'>,
): string {
  const target = planOf(targetOf(field, plan.model), plan.model)
  const column = plan.columnOf(field.path)?.name ?? wrong('Busca inválida')
  const text = searchesAll(target, session) ? 'b.busca' : `prumo_busca(${labelSql(target.entity, plan.model, 'b')})`
  const seen = visibleRows(target.entity, session, 'b', values, deps)
  return `t.${column} in (select b.id from ${target.storage.table} b where ${[like(text, folded), ...seen].join(' and ')})`
}

/** Whether the session may search a whole search column, which holds more than labels show (a CPF). */
const searchesAll = ({ entity, storage }: Plan, session: Session): boolean =>
  storage.search !== undefined &&
  hasAuthority(session, entity.authority.read) &&
  leafFields(entity.fields).every((field) => !field.hint.search || mayKnow(session, field))
