import { defineJob } from './define.ts'

/** Removes expired sessions, links and captchas, and failed log-ins that no limit counts any more. */
export default defineJob({
  name: 'limpeza-sessoes',
  title: 'Limpeza de sessões expiradas',
  schedule: '15 * * * *',
  async run({ prumo }) {
    const { pool } = prumo.database
    await prumo.sessions.sweep()
    await prumo.throttle.forget()
    await pool.query('delete from recuperacao_senha where expira_em < $1', [prumo.now()])
    await pool.query('delete from captcha_usado where expira_em < $1', [prumo.now()])
    return undefined
  },
})
