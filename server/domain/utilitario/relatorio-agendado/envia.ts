import { defineAction } from '#server/platform/crud/define.ts'

/** Has it sent within a minute, also while it is paused; the regular sending goes on as it was. PUT /utilitario/relatorios-agendados/{id}/envia */
export default defineAction('utilitario/relatorio-agendado', 'envia', ({ now }, { save }) =>
  save({ pedidoEm: now().toISOString() }),
)
