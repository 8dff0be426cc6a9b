import { geraConjunto } from '#server/domain/utilitario/integracao/bi/gera.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Builds the data set of Fortes BI for the session's company. Only the integration's key can read it. */
export default defineJob({
  name: 'fortes-bi',
  title: 'Conjunto de dados do Fortes BI',
  attempts: 2,
  repeatable: true,
  async run({ prumo, session, progress }) {
    const asking = await session()
    requireAuthority(asking, 'ROLE_INTEGRACOES')
    const { registros, arquivos } = await geraConjunto(prumo, asking.empresaId, (done, total) => progress(done, total))
    return { mensagem: `${registros.toLocaleString('pt-BR')} registros em ${arquivos} arquivos.` }
  },
})
