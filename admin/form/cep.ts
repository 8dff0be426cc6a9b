import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fold } from '#schemas/runtime/names.ts'
import { itemOf, type Lookup, referenceOf } from './lookup.ts'
import { filterOf } from './state/dependents.ts'

/** An address found by its CEP; what is not known is absent. */
export interface CepAddress {
  logradouro?: string
  bairro?: string
  cidade?: string
  /** 'CE' */
  uf?: string
}

/** Finds the address of a CEP of eight digits; undefined when there is none or the service is away. */
export type CepLookup = (cep: string) => Promise<CepAddress | undefined>

/** Order matters: a city is looked up among those of the state already filled in. */
const PARTS = ['uf', 'cidade', 'bairro', 'logradouro'] as const

interface Target {
  /** field of the form at a dotted path */
  fieldAt(path: string): Field | undefined
  record(): RecordData
  set(path: string, value: unknown): Promise<void> | void
  lookup: Lookup
}

/**
 * Fills the fields that a CEP field names in `x-field.cep` with the address found. Texts are set as they come, closed lists by code or
 * title, references by looking their text up. What the address does not say stays as it is.
 */
export async function fillAddress(hint: Field['hint']['cep'], address: CepAddress, target: Target): Promise<void> {
  for (const part of PARTS) {
    const path = hint?.[part]
    const text = address[part]
    const field = path === undefined ? undefined : target.fieldAt(path)
    if (!path || !text || !field) continue
    const value = await valueFor(field, text, target)
    if (value !== undefined) await target.set(path, value)
  }
}

async function valueFor(field: Field, text: string, target: Target): Promise<unknown> {
  if (field.options) return field.options.find((o) => same(String(o.value), text) || same(o.title, text))?.value
  if (field.kind !== 'reference' || !field.target) return text.slice(0, field.schema.maxLength)
  const filter = filterOf(field, target.record())
  const { items } = await target.lookup.options(field.target, { q: text, filter, range: [0, 19] })
  const found = items.find((item) =>
    Object.values(item).some((value) => typeof value === 'string' && same(value, text)),
  )
  return found && itemOf(referenceOf(found)) ? referenceOf(found) : undefined
}

const same = (a: string, b: string) => fold(a.trim()) === fold(b.trim())
