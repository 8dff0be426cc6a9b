import type { Field, RuleContext } from '../model.ts'
import { extensionOf, type FileGroup, kindOf, kindsOf } from './kinds.ts'

/** Maximum size and permitted kinds of a field's files. */
export interface FileRules {
  /** largest file in bytes */
  maxBytes: number
  /** absent: all supported kinds */
  accept?: readonly FileGroup[]
}

/** Default limits in megabytes when the system parameters set none. */
const DEFAULT_MB = { tamanhoMaximoArquivo: 10, tamanhoMaximoFoto: 2 } as const

const MB = 1024 * 1024

/** Whether a field holds a file or a list of files. */
export const isFileField = (field: Field): boolean => field.format === 'arquivo' || isFileList(field)

/** An array of files: `{ "type": "array", "items": { "type": "string", "format": "arquivo" } }`. */
export const isFileList = (field: Field): boolean => field.kind === 'json' && field.schema.items?.format === 'arquivo'

/** File ids in a field's value. */
export const fileIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')

/** Rules for a file that belongs to no particular field. */
export const generalRules = (parametros: RuleContext['parametros']): FileRules => ({
  maxBytes: limitOf(parametros, 'tamanhoMaximoArquivo'),
})

/**
 * Rules of a field: `x-field.accept` and `x-field.maxBytes`, within the system parameters. Fields with the widget
 * `foto` or `imagem`, or that accept images only, have the photo limit.
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

/** Message for a wrong kind: spec 1 §5.7 for images, else the pattern of §5.13: 'Selecione um arquivo com a extensão: pdf, txt' */
export function wrongKind({ accept }: FileRules): string {
  if (accept?.length === 1 && accept[0] === 'imagem') return 'O arquivo adicionado não é uma imagem'
  return `Selecione um arquivo com a extensão: ${extensionsOf({ accept }).join(', ')}`
}

/** ['jpg', 'jpeg', 'png', …] */
export const extensionsOf = ({ accept }: Pick<FileRules, 'accept'>): string[] => [
  ...new Set(kindsOf(accept).flatMap((kind) => kind.extensions)),
]

/** Value of an input's `accept` attribute: '.jpg,.jpeg,image/jpeg,…'. */
export const acceptText = ({ accept }: FileRules): string =>
  kindsOf(accept)
    .flatMap((kind) => [...kind.extensions.map((extension) => `.${extension}`), kind.tipo])
    .join(',')

/**
 * Pre-upload check: why a file is rejected by size, name or announced type; undefined when it may be sent. The server
 * checks the content.
 * Browsers announce no type, or a wrong one, for types unknown to the system: then the extension decides.
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

/** Why a stored file violates a field's rules; undefined when it does not. */
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
