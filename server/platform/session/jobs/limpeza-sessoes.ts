import { defineJob } from '#server/platform/queue/define.ts'
import { forgetDevices } from '#server/platform/session/devices/devices.ts'
import { forgetLinks } from '#server/platform/session/one-time-links.ts'

/** Keeps the database's log small, removes expired sessions, links and captchas, API keys three months after their end, and failed log-ins that no limit counts any more. */
export default defineJob({
  name: 'limpeza-sessoes',
  title: 'Limpeza de sessões expiradas',
  schedule: '15 * * * *',
  async run({ prumo }) {
    const { pool } = prumo.database
    prumo.database.rotateLog()
    await prumo.sessions.sweep()
    await prumo.throttle.forget()
    await forgetDevices(prumo)
    await forgetLinks(prumo.database.kysely, prumo.now())
    await pool.query('delete from captcha_usado where expira_em < $1', [prumo.now()])
    // the trail of what a key did stays
    await pool.query(
      "delete from chave_api where least(expira_em, coalesce(revogada_em, expira_em)) < $1::timestamptz - interval '90 days'",
      [prumo.now()],
    )
    return undefined
  },
})
