import { defineAction } from '#server/platform/crud/define.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { errosDoPedido } from './pedido.ts'

/**
 * Resumes with the next regular day; missed sendings are not repeated. The resuming user becomes responsible, and his
 * rights apply. PUT /utilitario/relatorios-agendados/{id}/retoma
 */
export default defineAction('utilitario/relatorio-agendado', 'retoma', async ({ deps, session }, { record, save }) => {
  const errors = await errosDoPedido(deps, session, record)
  if (errors.length > 0) invalid(errors)
  return save({ situacao: 'ATIVO', responsavel: { id: session.usuario.id, nome: session.usuario.nome } })
})
