import { LEITURA_NO_PORTAL } from '#server/domain/captacao/candidato/queries.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { lerCurriculo } from './lido.ts'

/** A stranger's document gets less time than one of the company's own. */
const TIME = 90_000

/**
 * Reads a CV for whoever registers or is registered in the portal — spec 1 §2.4. A queue of its own, so that strangers keep nobody inside waiting;
 * that the file is his was looked at when he asked, and when he asks for what came out of it.
 */
export default defineJob<{ arquivoId: string }>({
  name: LEITURA_NO_PORTAL,
  title: 'Leitura de currículo no portal',
  timeoutMinutes: 5,
  personal: true,
  async run({ prumo, input, tarefa, progress }) {
    const file = (await prumo.files.content(tarefa?.empresaId ?? 0, input.arquivoId)) ?? fail('NAO_ENCONTRADO')
    const resultado = await lerCurriculo(file, progress, TIME)
    // given up meanwhile: nothing of it is kept
    await progress(1, 1)
    return { resultado }
  },
})
