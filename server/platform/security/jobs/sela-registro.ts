import { defineJob } from '#server/platform/queue/define.ts'
import { sealLines } from '#server/platform/security/chain.ts'
import { securityKey } from '#server/platform/security/key.ts'

/** Chains new lines of the security log and, outside of the demo, prints each to stdout as one JSON object per line. */
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
