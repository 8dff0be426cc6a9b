import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, type TestApp } from '../app.ts'

/** Solves the captcha as the portal's page does; returns the solution in base64. */
export async function solveCaptcha(app: TestApp): Promise<string> {
  const challenge = (await app.nobody.get('/api/externo/captcha')).json() as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Requests the e-mail code of a registration. In the demo, which sends no e-mails, the answer contains it unless the CPF is known. */
export async function askForCode(app: TestApp, { pessoal, contato }: RecordData, empresaId = 1) {
  const { cpf } = pessoal as { cpf: string }
  const { email } = contato as { email: string }
  const recaptcha = await solveCaptcha(app)
  return new Client(app).post(`/api/externo/candidatos/codigo-email?empresaId=${empresaId}`, { cpf, email, recaptcha })
}

/** Returns a registration with the proof of its e-mail code. */
export async function proven(app: TestApp, record: RecordData, empresaId = 1): Promise<RecordData> {
  const asked = await askForCode(app, record, empresaId)
  if (asked.statusCode !== 201) throw new Error(asked.body)
  const { desafio, codigo = '' } = asked.json() as { desafio: string; codigo?: string }
  return { ...record, prova: { desafio, codigo } }
}
