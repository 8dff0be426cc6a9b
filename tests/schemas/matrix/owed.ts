import { readFileSync } from 'node:fs'

/** A rule of the specification: what must be refused, shown or computed, and when. */
export interface OwedRule {
  /** document and paragraph: '1 §5.1' */
  spec: string
  /** the rule in one sentence */
  rule: string
  /** the words it quotes: the product has them and a test of the rule looks for each */
  says?: string[]
  /** what the definitions say of it, by '<entity path>:<field path>' */
  fields?: Record<string, OwedField>
}

export interface OwedField {
  required?: true
  /** longest text or largest number */
  max?: number
  format?: string
  default?: unknown
}

/** Words the specification quotes for somebody to read. */
export interface OwedText {
  text: string
  spec: string
  /** where a person reads it; the same words in two places are looked for by two tests */
  when?: string
  /** the words of the product where they are not the quoted ones, and why */
  line?: string
  why?: string
  /** the part, not built yet, that will say it */
  later?: string
  /** what a test looks for, where it is not the text itself */
  seen?: string
  /** what the product puts the text together from, where it does not stand in it as a whole */
  pieces?: string[]
}

/** Fields of an entity of the specification. */
export interface OwedEntity {
  /** entity path */
  schema: string
  /** the fields stand in this inline object */
  within?: string
  fields: string[]
  /** names the list's filters go by on the wire */
  filters?: string[]
}

/** What is left out or told otherwise, each with its reason. */
export interface Decisions {
  /** a name of the specification that nothing of the product has, by rule */
  absent: Record<string, { name: string; why: string }>
  /** standard texts that nobody can come to read */
  unsaid: Record<string, string>
  /** aspects that a report has not, by its id */
  reports: Record<string, Record<string, string>>
  /** parts that are not built yet and will say some of the texts */
  later: Record<string, string>
  /** fields ('<entity>.<field>') and rules that the definitions have not */
  missing: Record<string, string>
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../owed/${name}.json`, import.meta.url), 'utf8'))

export const owedRules = read('rules') as Record<string, OwedRule>
export const owedBehaviours = read('behaviours') as Record<string, string>
export const owedTexts = read('texts') as OwedText[]
/** by the specification's name */
export const owedEntities = read('fields') as Record<string, OwedEntity>
export const decisions = read('decisions') as Decisions
