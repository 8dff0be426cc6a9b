import { autentica } from '#server/domain/utilitario/licenca/autentica.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Nightly query of the authenticator: licences are released, prolonged or end without a visit to the page. After a failure the next run retries. */
export default defineJob({
  name: 'consulta-licenca',
  title: 'Consulta da licença',
  schedule: '40 4 * * *',
  async run({ prumo }) {
    if (!prumo.env.authenticator) return undefined
    await autentica(prumo).catch((error) => {
      if (!(error instanceof DomainError)) throw error
    })
    return undefined
  },
})
