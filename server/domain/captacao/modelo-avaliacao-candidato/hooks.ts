import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('captacao/modelo-avaliacao-candidato', {
  /** A question without an order takes the next one. */
  beforeSave(_ctx, { perguntas = [] }) {
    let last = Math.max(0, ...perguntas.map(({ ordem }) => ordem ?? 0))
    for (const pergunta of perguntas) pergunta.ordem ??= ++last
  },
})
