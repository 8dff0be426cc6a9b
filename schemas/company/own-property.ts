import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Entity, JsonSchema, JsonValue } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { XField } from '#schemas/runtime/written/written.ts'
import type { Customisation } from './customisation.ts'

/** Largest amount; numbers of this size are exact to the sixth decimal's worth of cents in JSON. */
const LARGEST = 999_999_999_999
const LARGEST_INTEGER = 2_147_483_647
/** Default maximum length in characters. */
export const lengths = { TEXTO: 255, TEXTO_LONGO: 4000 } as const

/** The property schema of an own field, in the form a definition file uses; undefined for a reference to an entity that no longer exists. */
export function ownProperty(own: Customisation, entities: ReadonlyMap<string, Entity>): JsonSchema | undefined {
  const value = valueSchema(own, entities)
  if (!value) return undefined
  const { 'x-field': hint, ...schema } = value
  const initial = initialValue(own)
  return {
    title: own.rotulo ?? own.campo,
    ...(own.ajuda ? { description: own.ajuda } : {}),
    ...schema,
    ...(initial === undefined ? {} : { default: initial }),
    'x-field': { ...hint, ...hints(own) },
  }
}

function hints({ id, opcoes = [], naBusca, dadoPessoal }: Customisation): XField {
  const closed = opcoes.filter(({ encerrada }) => encerrada).map(({ codigo }) => codigo)
  return {
    own: id,
    ...(closed.length > 0 ? { closed } : {}),
    ...(naBusca ? { search: true } : {}),
    ...(dadoPessoal ? { lgpd: { class: dadoPessoal, anonymise: dadoPessoal === 'nenhum' ? 'mantem' : 'apaga' } } : {}),
  }
}

function valueSchema(own: Customisation, entities: ReadonlyMap<string, Entity>): JsonSchema | undefined {
  switch (own.tipo) {
    case 'NUMERO':
      return number(own, own.casas ?? 0)
    case 'MOEDA':
      return { ...number(own, 2), 'x-field': { widget: 'moeda' } }
    case 'DATA':
      return { type: 'string', format: 'date' }
    case 'SIM_NAO':
      return { type: 'boolean' }
    case 'ESCOLHA':
      return { oneOf: (own.opcoes ?? []).map(({ codigo, titulo }) => ({ const: codigo, title: titulo })) }
    case 'REFERENCIA':
      return reference(own.referencia, entities)
    case 'TEXTO_LONGO':
      return { type: 'string', maxLength: own.tamanhoMaximo ?? lengths.TEXTO_LONGO, 'x-field': { widget: 'textarea' } }
    default:
      return { type: 'string', maxLength: own.tamanhoMaximo ?? lengths.TEXTO }
  }
}

function number({ minimo, maximo }: Customisation, decimals: number): JsonSchema {
  const largest = decimals === 0 ? LARGEST_INTEGER : LARGEST
  return {
    type: decimals === 0 ? 'integer' : 'number',
    minimum: minimo ?? -largest,
    maximum: maximo ?? largest,
    ...(decimals === 0 ? {} : { multipleOf: Number(`1e-${decimals}`) }),
  }
}

function reference(path: string | undefined, entities: ReadonlyMap<string, Entity>): JsonSchema | undefined {
  const target = path === undefined ? undefined : entities.get(path)
  return (
    target && {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'integer', minimum: 1 }, [target.labelKey]: {} },
      'x-ref': target.path,
    }
  )
}

/** The default value for a new record; a boolean always has one. Undefined for no default, or one that cannot be read as the field's kind. */
export function initialValue(own: Customisation): JsonValue | undefined {
  const text = own.padrao?.trim()
  if (own.tipo === 'SIM_NAO') return text !== undefined && ['sim', 's', 'true'].includes(foldText(text))
  return text ? readText(own, text) : undefined
}

/** Parses a text as people type it ('1.234,56', '31/12/2026', 'Sim') into a value of an own field's kind; undefined when it is none. */
export function readText(own: Customisation, text: string): JsonValue | undefined {
  switch (own.tipo) {
    case 'NUMERO':
    case 'MOEDA':
      return readNumber(text)
    case 'DATA':
      return readDay(text)
    case 'SIM_NAO':
      if (['sim', 's', 'true'].includes(foldText(text))) return true
      return ['nao', 'n', 'false'].includes(foldText(text)) ? false : undefined
    case 'ESCOLHA':
      return own.opcoes?.find(({ codigo, titulo }) => codigo === text || foldText(titulo) === foldText(text))?.codigo
    case 'REFERENCIA':
      return undefined
    default:
      return text
  }
}

function readNumber(text: string): number | undefined {
  const plain = text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

function readDay(text: string): string | undefined {
  const written = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const day = written ? `${written[3]}-${written[2]}-${written[1]}` : text
  return formats.date?.validate(day) ? day : undefined
}
