import { LEITURA_NO_PORTAL } from '#server/domain/captacao/candidato/queries.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { lerCurriculo } from './lido.ts'

/** Milliseconds for a document from the portal, less than for one of the company. */
const TIME = 90_000

/**
 * Reads a CV for a visitor or candidate of the portal — spec 1 §2.4. A separate queue, so that the portal does not
 * delay users inside; access to the file is checked when the task is created and when its result is read.
 */
export default defineJob<{ arquivoId: string }>({
  name: LEITURA_NO_PORTAL,
  title: 'Leitura de currículo no portal',
  timeoutMinutes: 5,
  personal: true,
  async run({ prumo, input, tarefa, progress }) {
    const file = (await prumo.files.content(tarefa?.empresaId ?? 0, input.arquivoId)) ?? fail('NAO_ENCONTRADO')
    const resultado = await lerCurriculo(file, progress, TIME)
    // cancelled meanwhile: no result is stored
    await progress(1, 1)
    return { resultado }
  },
})
