import { defineJob } from '#server/platform/queue/define.ts'
import { sealLines } from '#server/platform/security/chain.ts'
import { securityKey } from '#server/platform/security/key.ts'

/** Chains the lines of the security log, and outside the demo says each on the server's output, one JSON object per line. */
export default defineJob({
  name: 'sela-registro',
  title: 'Registro de segurança',
  schedule: '* * * * *',
  async run({ prumo }) {
    for (;;) {
      const lines = await sealLines(prumo.database.pool, securityKey(prumo.secrets))
      if (!prumo.env.demo) for (const line of lines) process.stdout.write(`${JSON.stringify({ seguranca: line })}\n`)
      if (lines.length === 0) return undefined
    }
  },
})
