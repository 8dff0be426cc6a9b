import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { fieldsOfPrompt, mayTellAssistant } from '#schemas/runtime/definition/assistant.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { hasStrayBraces } from '#schemas/runtime/placeholders.ts'
import { fieldPaths } from '../context.ts'

/** Widgets of texts of several lines. */
const LONG = ['textarea', 'marcadores']

type Found = Omit<Problem, 'file'>

/** Prompts for the assistant (`x-field.assist`) stand at multi-line texts, and use only fields that may be sent. */
export function assistedText(entity: Entity, { hint, type }: Field): Found[] {
  if (hint.assist === undefined) return []
  const path = ['x-field', 'assist']
  if (type !== 'string' || !LONG.includes(hint.widget ?? ''))
    return [{ path, message: 'só um texto de várias linhas tem pedidos ao assistente' }]
  if (entity.assistant === 'never')
    return [{ path, message: 'o registro guarda dados de saúde: nada dele vai ao assistente' }]
  return hint.assist.flatMap(({ prompt }, i) => {
    const at = [...path, i, 'prompt']
    const stray = hasStrayBraces(prompt) ? [{ path: at, message: 'há chaves {{ }} que não fecham' }] : []
    return [...stray, ...fieldsOfPrompt(prompt).flatMap((name) => toldField(entity, name, at))]
  })
}

function toldField(entity: Entity, name: string, path: Found['path']): Found[] {
  const field = fieldAt(entity, name)
  if (!field || field.kind === 'children')
    return [{ path, message: `"${name}" não é um campo`, hint: suggestName(name, fieldPaths(entity.fields)) }]
  return mayTellAssistant(entity, field)
    ? []
    : [{ path, message: `"${name}" é pessoal ou não é de todos: não vai ao assistente` }]
}
