import type { JsonSchema, XField } from '#schemas/runtime/written/written.ts'
import { area, type WrongDefinition } from './area.ts'

const numbered = (number: XField['number'], more: JsonSchema = {}, rest: Partial<JsonSchema> = {}) =>
  area({}, { codigo: { type: 'string', title: 'Código', readOnly: true, 'x-field': { number }, ...more } }, rest)

/** Mistakes of `x-field.number`. */
export const wrongNumbers: WrongDefinition[] = [
  [
    'número que se digita',
    numbered({ pattern: '{numero}' }, { readOnly: false }),
    'properties.codigo: um número do sistema pede "readOnly": true',
  ],
  [
    'número obrigatório',
    numbered({ pattern: '{numero}' }, {}, { required: ['codigo'] }),
    'properties.codigo: "codigo" não pode estar em "required": o sistema dá o número ao gravar',
  ],
  [
    'número numa data',
    numbered({ pattern: '{numero}' }, { format: 'date' }),
    'properties.codigo: só um texto ou um número inteiro recebe um número do sistema',
  ],
  [
    'número num cadastro de um registro só',
    {
      'a/area': {
        ...numbered({ pattern: '{numero}' })['a/area'],
        'x-entity': { plural: 'Áreas', route: 'a/areas', scope: 'empresa', authority: 'ROLE_A', single: true },
      },
    },
    'properties.codigo: só um cadastro de muitos registros de uma empresa é numerado',
  ],
  ['número sem molde', numbered({}), 'properties.codigo.x-field.number: um texto pede "pattern" ("{ano}/{numero:4}")'],
  [
    'molde com uma palavra desconhecida',
    numbered({ pattern: '{ano}/{nunero}' }),
    'properties.codigo.x-field.number.pattern: "pattern" tem um {numero} (ou {numero:4}) e, se quiser, {ano}',
  ],
  [
    'molde que se repetiria a cada ano',
    numbered({ pattern: 'A-{numero}', per: ['ano'] }),
    'properties.codigo.x-field.number.pattern: quem recomeça a cada ano traz {ano}, ou os números se repetem',
  ],
  [
    'número sem espaço',
    numbered({ pattern: '{ano}/{numero:4}' }, { maxLength: 9 }),
    'properties.codigo.x-field.number: "maxLength": 9 é pouco: o número pode chegar a 14 caracteres',
  ],
  [
    'contador de um campo que não existe',
    numbered({ pattern: '{numero}', per: ['anoo'] }),
    'properties.codigo.x-field.number.per.0: "anoo" não é "ano" nem um campo (você quis dizer "ano"?)',
  ],
  [
    'contador de um campo que não é referência',
    numbered({ pattern: '{numero}', per: ['nome'] }),
    'properties.codigo.x-field.number.per.0: "nome" tem de ser uma referência obrigatória',
  ],
  [
    'inteiro que recomeça a cada ano',
    numbered({ per: ['ano'] }, { type: 'integer' }),
    'properties.codigo.x-field.number.per.0: um número inteiro não diz o ano: os números se repetiriam',
  ],
  [
    'inteiro com molde',
    numbered({ pattern: '{numero}' }, { type: 'integer' }),
    'properties.codigo.x-field.number.pattern: só um texto tem "pattern"',
  ],
]
