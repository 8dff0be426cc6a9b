import type { JsonSchema, XField } from '#schemas/runtime/written/written.ts'
import { entity } from '../project.ts'
import { area, text, type WrongDefinition } from './area.ts'

/** An area that copies from a colour into `nomeCor`. */
const copying = (
  copies: XField['copies'],
  own: JsonSchema = {},
  cor: Record<string, JsonSchema> = {},
  rest: JsonSchema = {},
) => ({
  ...area(
    {},
    {
      cor: { $ref: 'cor.json#/$defs/ref' },
      nomeCor: { type: 'string', 'x-field': { copies }, ...own },
    },
    rest,
  ),
  'a/cor': entity({ nome: text, ...cor }, { route: 'a/cores' }),
})

/** Mistakes of `x-field.copies`. */
export const wrongCopies: WrongDefinition[] = [
  [
    'cópia de um campo que não existe',
    copying({ from: 'cor.nmoe', mode: 'kept' }),
    'properties.nomeCor.x-field.copies.from: "cor.nmoe" não leva de uma referência deste cadastro a um campo do registro escolhido (você quis dizer "cor.nome"?)',
  ],
  [
    'cópia de um campo de outro tipo',
    copying({ from: 'cor.peso', mode: 'kept' }, {}, { peso: { type: 'integer' } }),
    'properties.nomeCor: "cor.peso" é de outro tipo que "nomeCor"',
  ],
  [
    'cópia que não caberia',
    copying({ from: 'cor.nome', mode: 'kept' }, { maxLength: 10 }, { nome: { type: 'string', maxLength: 20 } }),
    'properties.nomeCor: "maxLength" de "nomeCor" recusaria o que "cor.nome" aceita',
  ],
  [
    'cópia de uma lista aberta para uma fechada',
    copying({ from: 'cor.nome', mode: 'kept' }, { enum: ['AZUL'] }),
    'properties.nomeCor: "cor.nome" tem valores que não são opções de "nomeCor"',
  ],
  [
    'cópia na escolha que ninguém altera',
    copying({ from: 'cor.nome', mode: 'kept' }, { readOnly: true }),
    'properties.nomeCor: um valor copiado na escolha ("kept") pode ser alterado: tire "readOnly", ou use "followed"',
  ],
  [
    'cópia que acompanha e se digita',
    copying({ from: 'cor.nome', mode: 'followed' }),
    'properties.nomeCor: um valor que acompanha a origem ("followed") pede "readOnly": true',
  ],
  [
    'cópia obrigatória de uma origem que não é',
    copying({ from: 'cor.nome', mode: 'followed' }, { readOnly: true }, {}, { required: ['nome', 'nomeCor'] }),
    'properties.nomeCor: "nomeCor" só é obrigatório quando a referência e a origem também são',
  ],
  [
    'cópia de um segredo',
    copying({ from: 'cor.nome', mode: 'kept' }, {}, { nome: { type: 'string', writeOnly: true } }),
    'properties.nomeCor: só valores simples e referências são copiados, nunca arquivos, listas ou segredos',
  ],
  [
    'cópia de registros que nem todos veem',
    {
      ...copying({ from: 'cor.nome', mode: 'followed' }, { readOnly: true }),
      'a/cor': entity(
        { nome: text, acima: { $ref: 'cor.json#/$defs/ref' } },
        { route: 'a/cores', rows: { area: 'acima' } },
      ),
    },
    'properties.nomeCor: nem todos veem todos os registros de a/cor: diga com "authority" quem lê este campo',
  ],
]
