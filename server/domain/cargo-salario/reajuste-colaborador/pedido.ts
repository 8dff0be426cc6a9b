import type { PedidoColetivo } from '#schemas/runtime/answers/positions/salary-plan.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Body of a collective adjustment, with defaults. */
export interface Pedido extends PedidoColetivo {
  base: 1 | 2 | 3
}

const ids = (title: string): JsonSchema => ({
  type: 'array',
  title,
  items: { type: 'integer' },
  maxItems: 5000,
  uniqueItems: true,
})
const money = (title: string): JsonSchema => ({
  type: 'number',
  title,
  minimum: 0,
  maximum: 999999999.99,
  multipleOf: 0.01,
})

export const pedidoSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['tabela', 'estabelecimentos', 'areas', 'reajustePor', 'valorDissidio'],
  properties: {
    tabela: { type: 'integer', title: 'Planejamento' },
    cenario: { type: 'integer', title: 'Cenário' },
    estabelecimentos: { ...ids('Estabelecimentos'), minItems: 1 },
    areas: { ...ids('Áreas Organizacionais'), minItems: 1, 'x-field': { gender: 'f' } },
    reajustePor: { type: 'integer', enum: [1, 2], title: 'Reajuste Por' },
    valorDissidio: { type: 'number', title: 'Valor do Dissídio', multipleOf: 0.001 },
    base: { type: 'integer', enum: [1, 2, 3], title: 'Base' },
    cargos: ids('Cargos'),
    faixasSalariais: ids('Faixas Salariais'),
    indices: ids('Índices'),
    piso: money('Piso'),
    teto: money('Teto'),
    valorAcimaTeto: money('Valor acima do teto'),
    proporcional: { type: 'boolean', title: 'Proporcional à admissão' },
    dataBase: { type: 'string', format: 'date', title: 'Data-base' },
    observacao: { type: 'string', maxLength: 255, title: 'Observação' },
  },
}

const check = bodyCheck<PedidoColetivo>(pedidoSchema)

const MAIOR_PERCENTUAL = 999.999
const MAIOR_VALOR = 999999.99

/** @throws DomainError 400, in the words of spec 2 §5 */
export function lePedido(body: unknown): Pedido {
  const pedido = { base: 3 as const, ...check(body) }
  const { reajustePor, valorDissidio, teto, valorAcimaTeto } = pedido
  const refuse = (message: string): never => invalid([fieldError('valorDissidio', message)])
  if (reajustePor === 1 && (valorDissidio === 0 || Math.abs(valorDissidio) > MAIOR_PERCENTUAL))
    refuse('O percentual não pode ser 0 (zero) ou maior que 999.999%')
  if (reajustePor === 1 && valorDissidio <= -100) refuse('O percentual não pode reduzir o salário a zero')
  if (reajustePor === 2 && valorDissidio === 0) refuse('O valor não pode ser 0 (zero)')
  if (reajustePor === 2 && Math.abs(valorDissidio) > MAIOR_VALOR)
    refuse('Valor do Dissídio deve ser no máximo 999.999,99')
  if (reajustePor === 2 && !Number.isInteger(Math.round(valorDissidio * 1000) / 10))
    refuse('Valor do Dissídio deve ter no máximo 2 casas decimais')
  if ((teto === undefined) !== (valorAcimaTeto === undefined))
    invalid([
      teto === undefined
        ? fieldError('teto', 'Teto é obrigatório com um valor acima do teto')
        : fieldError('valorAcimaTeto', 'Valor acima do teto é obrigatório com um teto'),
    ])
  if (valorDissidio < 0 && !pedido.observacao)
    invalid([fieldError('observacao', 'Observação é obrigatória quando o reajuste reduz valores')])
  return pedido
}
