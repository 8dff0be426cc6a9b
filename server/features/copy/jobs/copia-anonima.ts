import { copyForSession } from '#server/features/copy/for-session.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Makes an anonymous copy of a company's registers (LGPD, art. 12); the file is kept for a day. */
export default defineJob({
  name: 'copia-anonima',
  title: 'Cópia anônima',
  timeoutMinutes: 120,
  repeatable: true,
  async run({ prumo, session, progress }) {
    const { registros, ...arquivo } = await copyForSession(prumo, await session(), progress)
    return { arquivo, mensagem: `${registros.toLocaleString('pt-BR')} registros, sem dados de pessoas.` }
  },
})
