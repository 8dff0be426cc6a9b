import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'

/** Body of a promotion or transfer: fields of its plan, and of the proposal. */
export interface Pedido {
  plano: {
    data: string
    corrigePosteriores?: boolean
    modeloDocumento?: { id: number }
    avisa?: boolean
    mensagem?: string
  }
  proposta: RecordData & Pick<ReajusteColaborador, 'areaOrganizacionalProposto' | 'superiorProposto' | 'observacao'>
  motivo: NonNullable<ReajusteColaborador['motivo']>
  versao?: number
}

/** Name of the plan by the reason of the change. */
export const NOMES: Record<Pedido['motivo'], string> = {
  DISSIDIO: 'Dissídio',
  MERITO: 'Mérito',
  PROMOCAO: 'Promoção',
  ENQUADRAMENTO: 'Enquadramento',
  TRANSFERENCIA: 'Transferência',
  OUTRO: 'Movimentação',
}

/** Further members are fields of the proposal, validated by its own definition. */
export const pedidoSchema: JsonSchema = {
  type: 'object',
  required: ['data', 'motivo'],
  properties: {
    versao: { type: 'integer' },
    data: { type: 'string', format: 'date', title: 'Data', 'x-field': { gender: 'f' } },
    motivo: { type: 'string', enum: Object.keys(NOMES), title: 'Motivo' },
    corrigePosteriores: { type: 'boolean', title: 'Reajustar também os lançamentos posteriores' },
    modeloDocumento: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' } },
      title: 'Documento',
    },
    avisa: { type: 'boolean', title: 'Avisar o talento e os gestores' },
    mensagem: { type: 'string', maxLength: 500, title: 'Mensagem', 'x-field': { gender: 'f' } },
  },
}

const check = bodyCheck<Pedido['plano'] & Pick<Pedido, 'motivo' | 'versao'> & RecordData>(pedidoSchema)

/** @throws DomainError 400 */
export function lePedido(body: unknown): Pedido {
  const { versao, data, corrigePosteriores, modeloDocumento, avisa, mensagem, ...proposta } = check(body)
  const { motivo } = proposta
  return { versao, motivo, proposta, plano: { data, corrigePosteriores, modeloDocumento, avisa, mensagem } }
}
