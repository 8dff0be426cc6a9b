import type { Field, RuleContext } from '../model.ts'
import { extensionOf, type FileGroup, kindOf, kindsOf } from './kinds.ts'

/** Bytes and types one field takes. */
export interface FileRules {
  /** largest file in bytes */
  maxBytes: number
  /** absent: every kind the product knows */
  accept?: readonly FileGroup[]
}

/** Megabytes a file and a photo may have when the system parameters say nothing. */
const DEFAULT_MB = { tamanhoMaximoArquivo: 10, tamanhoMaximoFoto: 2 } as const

const MB = 1024 * 1024

/** A file field holds one file; a list of them holds several. */
export const isFileField = (field: Field): boolean => field.format === 'arquivo' || isFileList(field)

/** An array of files: `{ "type": "array", "items": { "type": "string", "format": "arquivo" } }`. */
export const isFileList = (field: Field): boolean => field.kind === 'json' && field.schema.items?.format === 'arquivo'

/** The ids of the files a field's value names. */
export const fileIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')

/** What a file of no particular field may be. */
export const generalRules = (parametros: RuleContext['parametros']): FileRules => ({
  maxBytes: limitOf(parametros, 'tamanhoMaximoArquivo'),
})

/**
 * What a field takes: `x-field.accept` and `x-field.maxBytes`, within the limits of the system parameters. A field with the widget `foto` or `imagem`, or
 * one that accepts images only, has the limit of photos.
 */
export function rulesOf(field: Field, parametros: RuleContext['parametros']): FileRules {
  const photo = field.hint.widget === 'foto' || field.hint.widget === 'imagem'
  const accept = field.hint.accept ?? (photo ? (['imagem'] as const) : undefined)
  const onlyImages = accept?.length === 1 && accept[0] === 'imagem'
  const limit = limitOf(parametros, onlyImages ? 'tamanhoMaximoFoto' : 'tamanhoMaximoArquivo')
  return { maxBytes: Math.min(limit, field.hint.maxBytes ?? limit), ...(accept ? { accept } : {}) }
}

function limitOf(parametros: RuleContext['parametros'], name: keyof typeof DEFAULT_MB): number {
  const value = parametros[name]
  return (typeof value === 'number' && value > 0 ? value : DEFAULT_MB[name]) * MB
}

/** spec 1 §5.13 */
export const tooLarge = ({ maxBytes }: FileRules): string => `O arquivo deve ser menor que ${sizeText(maxBytes)}`

/** spec 1 §5.7 for images; the pattern of §5.13 for all else: 'Selecione um arquivo com a extensão: pdf, txt' */
export function wrongKind({ accept }: FileRules): string {
  if (accept?.length === 1 && accept[0] === 'imagem') return 'O arquivo adicionado não é uma imagem'
  return `Selecione um arquivo com a extensão: ${extensionsOf({ accept }).join(', ')}`
}

/** ['jpg', 'jpeg', 'png', …] */
export const extensionsOf = ({ accept }: Pick<FileRules, 'accept'>): string[] => [
  ...new Set(kindsOf(accept).flatMap((kind) => kind.extensions)),
]

/** What a file chooser is told: '.jpg,.jpeg,image/jpeg,…'. */
export const acceptText = ({ accept }: FileRules): string =>
  kindsOf(accept)
    .flatMap((kind) => [...kind.extensions.map((extension) => `.${extension}`), kind.tipo])
    .join(',')

/**
 * Why a file is refused, as far as size, name and announced type tell; undefined when it may be sent. The server looks at the content.
 * A browser announces no type, or a wrong one, for what its system does not know: then the name decides.
 */
export function problemBefore(
  rules: FileRules,
  { name, size, type }: { name: string; size: number; type?: string },
): string | undefined {
  const permitted = kindsOf(rules.accept)
  const announced = type ? kindOf(type) : undefined
  const fits = announced
    ? permitted.includes(announced)
    : permitted.some((kind) => kind.extensions.includes(extensionOf(name)))
  if (!fits) return wrongKind(rules)
  return size > rules.maxBytes ? tooLarge(rules) : undefined
}

/** Why a stored file does not fit a field; undefined when it does. */
export function problemStored(
  rules: FileRules,
  { tipo, tamanho }: { tipo: string; tamanho: number },
): string | undefined {
  const kind = kindOf(tipo)
  if (rules.accept && (!kind || !kindsOf(rules.accept).includes(kind))) return wrongKind(rules)
  return tamanho > rules.maxBytes ? tooLarge(rules) : undefined
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB']

/** 1536 → '1,5 KB': base 1024, Bytes to GB (spec 1 §9) */
export function sizeText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit++
  }
  return `${size.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${UNITS[unit]}`
}
