import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { fillPrompt, mayTellAssistant } from '#schemas/runtime/definition/assistant.ts'

/** A request that stands ready: what it asks, or what is missing for it. */
export interface Ready {
  title: string
  text?: string
  /** titles of the fields it needs */
  empty?: string[]
}

/** What can be done with any text that is there. */
const REVISIONS = [
  { title: 'Corrigir o português', prompt: 'Corrija a ortografia e a gramática deste texto, sem mudar o sentido:' },
  { title: 'Deixar mais claro e curto', prompt: 'Reescreva este texto de modo mais claro e mais curto:' },
  { title: 'Usar linguagem inclusiva', prompt: 'Reescreva este texto em linguagem inclusiva, sem mudar o sentido:' },
]

/** The requests that stand ready for a text: those of its definition, then what can be done with what is written already. */
export function readyFor({ entity, field, record, text }: TextTarget): Ready[] {
  if (!entity) return []
  const values = record()
  const own = (field.hint.assist ?? []).map(({ title, prompt }) => ({ title, ...fillPrompt(prompt, entity, values) }))
  const written = text().trim()
  if (written === '' || !mayTellAssistant(entity, field)) return own
  return [...own, ...REVISIONS.map(({ title, prompt }) => ({ title, text: `${prompt}\n\n${written}` }))]
}
