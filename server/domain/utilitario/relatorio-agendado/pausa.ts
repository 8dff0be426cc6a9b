import { defineAction } from '#server/platform/crud/define.ts'

/** Pauses the sending. PUT /utilitario/relatorios-agendados/{id}/pausa */
export default defineAction('utilitario/relatorio-agendado', 'pausa', (_ctx, { save }) => save({ situacao: 'PAUSADO' }))
