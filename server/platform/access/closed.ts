import type { Model } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { Session } from './session.ts'

/** Authorities that a company's settings switch off (`x-field.shows`) → the group of definitions where each counts all the same (`always`). */
export type Closed = ReadonlyMap<string, string>

/** Returns a reader of the authorities that a company's settings switch off; it returns undefined where none is. */
export function closedReader(
  { entities }: Pick<Model, 'entities'>,
  path: string,
): (settings: RecordData) => Closed | undefined {
  const switches = leafFields(entities.get(path)?.fields ?? []).flatMap(({ path: at, hint }) =>
    hint.shows ? [{ at, ...hint.shows }] : [],
  )
  return (settings) => {
    const off = switches.filter(({ at }) => valueAt(settings, at) !== true)
    return off.length === 0 ? undefined : new Map(off.map(({ authority, always }) => [authority, always]))
  }
}

const opened = new WeakMap<Session, Map<string, Session>>()

/** Returns the session as it counts in a group of definitions: authorities switched off everywhere but in this group are in force. Cached per session. */
export function openIn(session: Session, group: string): Session {
  const { closed } = session
  if (!closed || ![...closed.values()].includes(group)) return session
  const known = opened.get(session) ?? new Map<string, Session>()
  opened.set(session, known)
  const found = known.get(group) ?? openedIn(session, closed, group)
  known.set(group, found)
  return found
}

function openedIn(session: Session, closed: Closed, group: string): Session {
  const left = new Map([...closed].filter(([, always]) => always !== group))
  const { context } = session
  return {
    ...session,
    closed: left,
    context: { ...context, usuario: { ...context.usuario, fechadas: [...left.keys()] } },
  }
}

/** Returns the session for the group in a call's address: '/api/cargo-salario/…' → cargo-salario. */
export const openAt = (session: Session, address: string): Session => openIn(session, address.split('/')[2] ?? '')
