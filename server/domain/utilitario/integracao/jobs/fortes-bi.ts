import { geraConjunto } from '#server/domain/utilitario/integracao/bi/gera.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Makes the data set of Fortes BI anew for the company of who asks. It is read with the key of the integration, not by him. */
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
