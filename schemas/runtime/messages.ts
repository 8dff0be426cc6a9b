import type { Field, FieldError } from './model.ts'

/** The part of an Ajv error that the messages need (the standalone validators produce the same). */
export interface AjvErrorLike {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

export const violation = 'FIELD_VALIDATION_VIOLATION'

/** spec 1 §5: '{label} é obrigatório', feminine where the schema says so (`x-field.gender`): what the specification quotes stays as it is. */
export function requiredMessage(field: Field): string {
  return field.hint.messages?.required ?? `${field.title} é ${agreeing(field, 'obrigatório', 'obrigatória')}`
}

const agreeing = ({ hint }: Field, masculine: string, feminine: string): string =>
  hint.gender === 'f' ? feminine : masculine

/** What is said where a reference holds no code at all; one that names nobody is told apart ('O registro informado em … não existe'). */
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

/** What is said where rows hold what somebody may not know, and what he does to them would change it. */
export const unseenRows = ({ title }: Field): string =>
  `${title}: a alteração mudaria valores que você não pode ver. Peça a quem pode vê-los.`

/** The same for a whole record that is to be deleted. @param titles of the fields he may not know */
export const unseenDeletion = (titles: string[]): string =>
  `O registro guarda valores que você não pode ver (${titles.join(', ')}). Peça a exclusão a quem pode vê-los.`

export const unknownField = (path: string): FieldError => ({
  code: violation,
  field: path,
  message: `Campo desconhecido: ${path}`,
})
