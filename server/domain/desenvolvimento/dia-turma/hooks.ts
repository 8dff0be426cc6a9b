import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** SQL: names of weekdays by `dow`, Sunday first. */
const DIAS = "array['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado']"

export default defineHooks('desenvolvimento/dia-turma', {
  selects: { diaSemana: (_ctx, alias) => `(${DIAS})[extract(dow from ${alias}.dia)::int + 1]` },

  async validate(_ctx, { horaIni, horaFim }) {
    if (horaIni === undefined || horaFim === undefined || horaFim > horaIni) return []
    return [fieldError('horaFim', 'Hora Final deve ser maior do que Hora Inicial')]
  },
})
