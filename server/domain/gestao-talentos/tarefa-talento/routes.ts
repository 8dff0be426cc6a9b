import type { JsonSchema } from '#schemas/runtime/model.ts'
import { runAction } from '#server/platform/crud/actions/act.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { usersInRole } from '#server/platform/crud/workflow/roles.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { tarefasDoUsuario } from './queries.ts'

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { observacao: { type: 'string', maxLength: 1000, title: 'Observação' } },
}

/** Tasks of the session's user, whatever authority on talents he has. */
export default defineRoutes('gestao-talentos/tarefa-talento', (route) => {
  route.get(
    '//gestao-talentos/minhas-tarefas',
    { summary: 'Tarefas pendentes do usuário, a mais urgente primeiro', authority: 'LOGIN' },
    tarefasDoUsuario,
  )

  route.put(
    '//gestao-talentos/minhas-tarefas/{id}/conclui',
    { summary: 'Conclui uma tarefa do usuário', authority: 'LOGIN', body },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const id = idParam(request)
        // a task of somebody else gets 404
        if (!(await usersInRole(tx, 'responsavel', { id })).includes(tx.session.usuario.id)) fail('NAO_ENCONTRADO')
        const { situacao } = await runAction(tx, 'conclui', id, objectBody(request))
        return { id, situacao }
      }),
  )
})
