import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { fillPrompt, mayTellAssistant } from '#schemas/runtime/definition/assistant.ts'

/** A prepared prompt: its text, or the fields it lacks. */
export interface Ready {
  title: string
  text?: string
  /** titles of the empty fields it needs */
  empty?: string[]
}

/** Revisions of any existing text. */
const REVISIONS = [
  { title: 'Corrigir o português', prompt: 'Corrija a ortografia e a gramática deste texto, sem mudar o sentido:' },
  { title: 'Deixar mais claro e curto', prompt: 'Reescreva este texto de modo mais claro e mais curto:' },
  { title: 'Usar linguagem inclusiva', prompt: 'Reescreva este texto em linguagem inclusiva, sem mudar o sentido:' },
]

/** Prepared prompts for a text: those of its definition, then revisions of the text already written. */
export function readyFor({ entity, field, record, text }: TextTarget): Ready[] {
  if (!entity) return []
  const values = record()
  const own = (field.hint.assist ?? []).map(({ title, prompt }) => ({ title, ...fillPrompt(prompt, entity, values) }))
  const written = text().trim()
  if (written === '' || !mayTellAssistant(entity, field)) return own
  return [...own, ...REVISIONS.map(({ title, prompt }) => ({ title, text: `${prompt}\n\n${written}` }))]
}
