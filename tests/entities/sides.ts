import { expect } from 'vitest'
import type { Entity } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Case, errorsOf, rowsOf, type Stored } from './case.ts'

/** A record that a manager sees, or one that he does not: found, or made where there is none. @returns its id; undefined where rows decide by themselves */
export async function rowOnSide(
  one: Case,
  manager: Client,
  isSeen: boolean,
  of = one.entity,
): Promise<number | undefined> {
  const { admin, maker } = one.subject()
  const url = `/api/${of.route}`
  const seen = new Set((await rowsOf(manager, `${url}/opcoes`)).rows.map(({ id }) => id))
  const found = (await rowsOf(admin, `${url}/opcoes`)).rows.find(({ id }) => seen.has(id) === isSeen)
  if (found) return found.id
  const holder = holderOf(one, of)
  if (!holder) return undefined
  const id = await rowOnSide(one, manager, isSeen, holder.target)
  const kept = of.rows?.hiddenFromManager
  const given = { [holder.name]: { id }, ...(kept === undefined ? {} : { [kept]: false }) }
  const made = await admin.post(url, await maker.smallest(of.path, given))
  expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
  return (made.json() as Stored).id
}

/** The reference that says who sees a record, and where it leads. */
function holderOf({ model }: Case, { rows, fields }: Entity): { name: string; target: Entity } | undefined {
  const name = rows?.through ?? rows?.area
  const target = model.entities.get(fields.find((field) => field.name === name)?.target ?? '')
  return name !== undefined && target ? { name, target } : undefined
}
