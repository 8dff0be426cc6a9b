import { defineAction } from '#server/platform/crud/define.ts'

/** Requests a sending within a minute, also of a paused schedule; the regular sendings stay. PUT /utilitario/relatorios-agendados/{id}/envia */
export default defineAction('utilitario/relatorio-agendado', 'envia', ({ now }, { save }) =>
  save({ pedidoEm: now().toISOString() }),
)
