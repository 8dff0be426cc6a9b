import { defineAction } from '#server/platform/crud/define.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { errosDoPedido } from './pedido.ts'

/**
 * Goes on with the next day of sending; what was left out meanwhile is not made up for. Who has it go on answers for it: after want of rights
 * it is his that count. PUT /utilitario/relatorios-agendados/{id}/retoma
 */
export default defineAction('utilitario/relatorio-agendado', 'retoma', async ({ deps, session }, { record, save }) => {
  const errors = await errosDoPedido(deps, session, record)
  if (errors.length > 0) invalid(errors)
  return save({ situacao: 'ATIVO', responsavel: { id: session.usuario.id, nome: session.usuario.nome } })
})
