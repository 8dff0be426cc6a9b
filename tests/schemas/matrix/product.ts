import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Model } from '#schemas/load.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fixedPart } from './words.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let sources: string | undefined

/** Whether the sources of the product have these words, without what is put in. */
export function isInProduct(text: string): boolean {
  sources ??= ['schemas', 'server', 'admin', 'portal']
    .map(readFolder)
    .join('\n')
    .replace(/\$\{product\}/g, 'Prumo RH')
  return sources.includes(fixedPart(text))
}

const readFolder = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(json|tsx?)$/.test(name) && !/generated|migrations/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n')

/** What the definitions make the product say: of fields, filters of reports, formats and checks. */
export function textsOfModel(model: Model): string[] {
  const texts = new Set<string>()
  for (const entity of [...model.entities.values(), ...[...model.reports.values()].map(({ filters }) => filters)]) {
    for (const { message } of entity.checks) if (message) texts.add(message)
    for (const field of [...entity.fields, ...leafFields(entity.fields)]) {
      texts.add(requiredMessage(field))
      for (const text of Object.values(field.hint.messages ?? {})) texts.add(text)
      const format = field.format && formats[field.format]
      if (format) texts.add(format.message.replace('{label}', field.title))
    }
  }
  return [...texts]
}

/** Definitions that have a property or filter of this name. */
export const definitionsWith = (name: string): string[] =>
  readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated'))
    .filter((path) => readFileSync(join(root, 'schemas', path), 'utf8').includes(`"${name}"`))
