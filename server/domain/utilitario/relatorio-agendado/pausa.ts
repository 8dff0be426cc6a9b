import { defineAction } from '#server/platform/crud/define.ts'

/** Nothing is sent until it goes on. PUT /utilitario/relatorios-agendados/{id}/pausa */
export default defineAction('utilitario/relatorio-agendado', 'pausa', (_ctx, { save }) => save({ situacao: 'PAUSADO' }))
