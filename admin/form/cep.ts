import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { type Lookup, referenceOf } from './lookup.ts'
import { filterOf } from './state/dependents.ts'
import { STATES } from './uf.ts'

/** Address found by its CEP; unknown parts are absent. */
export interface CepAddress {
  logradouro?: string
  bairro?: string
  cidade?: string
  /** 'CE' */
  uf?: string
}

/** Finds the address of a CEP of eight digits; undefined when the CEP does not exist. Rejects when the service does not answer. */
export type CepLookup = (cep: string) => Promise<CepAddress | undefined>

/** Order matters: the city look-up is filtered by the state set before it. */
const PARTS = ['uf', 'cidade', 'bairro', 'logradouro'] as const

interface Target {
  /** field of the form at a dotted path */
  fieldAt(path: string): Field | undefined
  record(): RecordData
  set(path: string, value: unknown): Promise<void> | void
  lookup: Lookup
}

/**
 * Fills the fields named in `x-field.cep` of a CEP field with the address found: texts verbatim, closed lists by code or title, references
 * by a look-up of the text. Parts absent from the address leave their fields unchanged.
 */
export async function fillAddress(hint: Field['hint']['cep'], address: CepAddress, target: Target): Promise<void> {
  for (const part of PARTS) {
    const path = hint?.[part]
    const text = address[part]
    const field = path === undefined ? undefined : target.fieldAt(path)
    if (!path || !text || !field) continue
    const names = part === 'uf' ? [text, STATES[text.toUpperCase()] ?? text] : [text]
    const value = await valueFor(field, names, target)
    if (value !== undefined) await target.set(path, value)
  }
}

/** Value to store in the field for any of these names; look-ups search by the last one. */
async function valueFor(field: Field, names: string[], target: Target): Promise<unknown> {
  const named = (text: unknown) => typeof text === 'string' && names.some((name) => same(name, text))
  if (field.options) return field.options.find((o) => named(o.value) || named(o.title))?.value
  if (field.kind !== 'reference' || !field.target) return names[0]?.slice(0, field.schema.maxLength)
  const filter = filterOf(field, target.record())
  const { items } = await target.lookup.options(field.target, { q: names.at(-1), filter, range: [0, 19] })
  const found = items.find((item) => Object.values(item).some(named))
  return found && referenceOf(found)
}

const same = (a: string, b: string) => foldText(a.trim()) === foldText(b.trim())
