import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'

/** A promotion or transfer as it is asked for: what its plan says, and the proposal in the words of a proposal. */
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

/** What the reason of the act makes its plan be called. */
export const NOMES: Record<Pedido['motivo'], string> = {
  DISSIDIO: 'Dissídio',
  MERITO: 'Mérito',
  PROMOCAO: 'Promoção',
  ENQUADRAMENTO: 'Enquadramento',
  TRANSFERENCIA: 'Transferência',
  OUTRO: 'Movimentação',
}

/** Fields of a proposal stand beside these; its own definition says what they may be. */
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
