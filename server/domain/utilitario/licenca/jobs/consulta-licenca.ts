import { autentica } from '#server/domain/utilitario/licenca/autentica.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Asks the authenticator every night: a licence is released, prolonged or ends without anybody at the page. One that is not reached is asked the next night. */
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
