import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { numberText, piecesOf, referencesOf, YEAR } from '#schemas/runtime/definition/numbers.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import type { XNumber } from '#schemas/runtime/written/written.ts'
import type { LintRule } from '../context.ts'

type Found = Omit<Problem, 'file'>

/** Largest number for which a text field must have room. */
const LONGEST = 999_999_999

/** `x-field.number` stands at fields where a number can be assigned, is unique, and fits. */
export const numberFields: LintRule = ({ entity, file, schema }) =>
  leafFields(entity.fields).flatMap((field) => {
    const { number } = field.hint
    if (!number) return []
    const at = field.path.split('.').flatMap((name) => ['properties', name])
    const inside: (string | number)[] = [...at, 'x-field', 'number']
    const found: Found[] = [
      ...placed(entity, field, schema.required ?? []).map((message) => ({ path: at, message })),
      ...written(field, number).map((problem) => ({ ...problem, path: [...inside, ...problem.path] })),
      ...counted(entity, field, number).map((problem) => ({ ...problem, path: [...inside, ...problem.path] })),
    ]
    return found.map((problem) => ({ ...problem, file }))
  })

function placed(entity: Entity, field: Field, required: string[]): string[] {
  const { path, type, readOnly, computed, options, format } = field
  const plain = (type === 'string' || type === 'integer') && !options && !format && !computed
  if (!plain) return ['só um texto ou um número inteiro recebe um número do sistema']
  if (!readOnly) return ['um número do sistema pede "readOnly": true']
  if (path.includes('.') || entity.parent)
    return ['um número do sistema fica na raiz do cadastro, fora de objetos e listas']
  if (entity.single || mayBeOfInstallation(entity))
    return ['só um cadastro de muitos registros de uma empresa é numerado']
  if (required.includes(path)) return [`"${path}" não pode estar em "required": o sistema dá o número ao gravar`]
  return []
}

function written({ type, schema }: Field, { pattern, per = [] }: XNumber): Found[] {
  const path = ['pattern']
  if (type === 'integer') return pattern === undefined ? [] : [{ path, message: 'só um texto tem "pattern"' }]
  if (pattern === undefined) return [{ path: [], message: 'um texto pede "pattern"', hint: '"{ano}/{numero:4}"' }]
  const pieces = piecesOf(pattern)
  if (pieces?.filter((piece) => 'digits' in piece).length !== 1)
    return [{ path, message: '"pattern" tem um {numero} (ou {numero:4}) e, se quiser, {ano}' }]
  if (per.includes(YEAR) && !pieces.some((piece) => 'year' in piece))
    return [{ path, message: 'quem recomeça a cada ano traz {ano}, ou os números se repetem' }]
  const longest = numberText(pattern, '2026', LONGEST).length
  return (schema.maxLength ?? longest) < longest
    ? [{ path: [], message: `"maxLength": ${schema.maxLength} é pouco: o número pode chegar a ${longest} caracteres` }]
    : []
}

function counted(entity: Entity, { type, path: own }: Field, number: XNumber): Found[] {
  const at = (name: string) => ['per', (number.per ?? []).indexOf(name)]
  const found = referencesOf(number).flatMap((name): Found[] => {
    const field = fieldAt(entity, name)
    if (field?.kind === 'reference' && field.required) return []
    if (field) return [{ path: at(name), message: `"${name}" tem de ser uma referência obrigatória` }]
    const names = [YEAR, ...leafFields(entity.fields).flatMap(({ path }) => (path === own ? [] : [path]))]
    return [{ path: at(name), message: `"${name}" não é "ano" nem um campo`, hint: suggestName(name, names) }]
  })
  if (type === 'integer' && number.per?.includes(YEAR))
    found.push({ path: at(YEAR), message: 'um número inteiro não diz o ano: os números se repetiriam' })
  return found
}
