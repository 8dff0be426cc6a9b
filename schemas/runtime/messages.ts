import type { Field, FieldError } from './model.ts'

/** The fields of an Ajv error that messages use (standalone validators produce the same shape). */
export interface AjvErrorLike {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

export const violation = 'FIELD_VALIDATION_VIOLATION'

/** Message of `required` (spec 1 §5): '{label} é obrigatório', feminine with `x-field.gender: 'f'`; a declared message wins. */
export function requiredMessage(field: Field): string {
  return field.hint.messages?.required ?? `${field.title} é ${agreeing(field, 'obrigatório', 'obrigatória')}`
}

const agreeing = ({ hint }: Field, masculine: string, feminine: string): string =>
  hint.gender === 'f' ? feminine : masculine

/** Message for a reference that is no valid id; a valid id without a record has another message ('O registro informado em … não existe'). */
export const codeMessage = ({ title }: Field): string => `O código informado em ${title} não é válido`

const number = (value: unknown) => Number(value).toLocaleString('pt-BR')

/** The Portuguese text for one violated keyword of a field. */
export function keywordMessage(field: Field, error: Pick<AjvErrorLike, 'keyword' | 'params'>): string {
  const own = field.hint.messages?.[error.keyword]
  if (own) return own
  const { title } = field
  const { limit, multipleOf } = error.params
  switch (error.keyword) {
    case 'required':
      return requiredMessage(field)
    case 'type':
      return typeMessage(field)
    case 'minLength':
      return `${title} deve ter no mínimo ${number(limit)} ${limit === 1 ? 'caractere' : 'caracteres'}`
    case 'maxLength':
      return `${title} deve ter no máximo ${number(limit)} ${limit === 1 ? 'caractere' : 'caracteres'}`
    case 'minimum':
      return `${title} deve ser maior ou igual a ${number(limit)}`
    case 'maximum':
      return `${title} deve ser menor ou igual a ${number(limit)}`
    case 'exclusiveMinimum':
      return limit === 0 ? `${title} deve ser um número positivo` : `${title} deve ser maior que ${number(limit)}`
    case 'multipleOf':
      return decimalsMessage(title, multipleOf)
    case 'minItems':
      return `${title} deve ter no mínimo ${number(limit)} ${limit === 1 ? 'item' : 'itens'}`
    case 'maxItems':
      return `${title} deve ter no máximo ${number(limit)} ${limit === 1 ? 'item' : 'itens'}`
    case 'uniqueItems':
      return `${title} não pode ter itens repetidos`
    case 'enum':
    case 'const':
      return `${title} não é uma opção válida`
    default:
      return `${title} ${agreeing(field, 'inválido', 'inválida')}`
  }
}

function typeMessage(field: Field): string {
  const kinds: Record<string, string> = {
    string: 'um texto',
    integer: 'um número inteiro',
    number: 'um número',
    boolean: 'sim ou não (true ou false)',
  }
  if (field.kind === 'reference') return codeMessage(field)
  const wanted = field.type ? kinds[field.type] : undefined
  return wanted ? `${field.title} deve ser ${wanted}` : `${field.title} ${agreeing(field, 'inválido', 'inválida')}`
}

function decimalsMessage(title: string, multipleOf: unknown): string {
  const decimals = /^0\.0*1$/.test(String(multipleOf)) ? String(multipleOf).length - 2 : undefined
  return decimals === undefined
    ? `${title} deve ser múltiplo de ${number(multipleOf)}`
    : `${title} deve ter no máximo ${decimals} ${decimals === 1 ? 'casa decimal' : 'casas decimais'}`
}

/** Message when a change would overwrite values in rows that the session may not read. */
export const unseenRows = ({ title }: Field): string =>
  `${title}: a alteração mudaria valores que você não pode ver. Peça a quem pode vê-los.`

/** Message when deleting a record would destroy values the session may not read. @param titles of these fields */
export const unseenDeletion = (titles: string[]): string =>
  `O registro guarda valores que você não pode ver (${titles.join(', ')}). Peça a exclusão a quem pode vê-los.`

export const unknownField = (path: string): FieldError => ({
  code: violation,
  field: path,
  message: `Campo desconhecido: ${path}`,
})
