import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/sample-value.ts'

/** Talents from a spreadsheet, by the call of the specification (spec 3 §7). */
const IMPORTA = '/api/cargo-salario/colaboradores/importa-colaboradores'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 120_000)
afterAll(() => app?.close())

/** A multipart form with a spreadsheet and what stands beside it. */
const envia = (rows: string[], fields: Record<string, string> = {}, client = admin) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--prova\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--prova\r\ncontent-disposition: form-data; name="file"; filename="talentos.csv"\r\ncontent-type: text/csv\r\n\r\n${rows.join('\r\n')}\r\n`
  // what is said stands behind the file, too
  return client.post(IMPORTA, `${file}${parts.join('')}--prova--\r\n`, {
    'content-type': 'multipart/form-data; boundary=prova',
  })
}
const head = 'Nome;CPF;Data de Admissão'

test('[R-TAL-03] new talents come in, known ones are changed, each row by the rules of the form', async () => {
  const [um, dois] = [cpf(next()), cpf(next())]
  const first = await envia([head, `Prova Um;${um};02/01/2026`, `Prova Dois;${dois};05/01/2026`, 'Sem CPF;;05/01/2026'])
  expect(first.json()).toMatchObject({ importados: 2, alterados: 0, recusados: 1, erros: [{ linha: 4 }] })
  const again = await envia([head, `Prova Um da Silva;${um};02/01/2026`, `Prova Dois;${dois};05/01/2026`])
  expect(again.json(), again.body).toMatchObject({ importados: 0, alterados: 1, inalterados: 1, recusados: 0 })
  // the same CPF twice in one file, on one day, is one talent and its change
  const tres = cpf(next())
  const twice = (await envia([head, `Prova Três;${tres};05/01/2026`, `Prova Três;${tres};05/01/2026`])).json() as {
    importados: number
  }
  expect(twice.importados).toBe(1)
})

test('[R-TAL-03] what the company made mandatory may be left out where somebody says so, what the product demands never', async () => {
  const campos = '/api/utilitario/empresas/1/campos-extras-visiveis-obrigatorios/colaborador'
  const { visiveis, obrigatorios, versao } = (await admin.get(campos)).json()
  const asked = await admin.put(campos, { visiveis, obrigatorios: [...obrigatorios, 'pis'], versao })
  expect(asked.statusCode, asked.body).toBe(200)
  const row = () => `Prova Sem Pis;${cpf(next())};02/01/2026`
  expect((await envia([head, row()])).json()).toMatchObject({ importados: 0, recusados: 1 })
  expect((await envia([head, row()], { ignoraOpcionaisObrigatorios: 'false' })).json()).toMatchObject({ recusados: 1 })
  expect((await envia([head, row()], { ignoraOpcionaisObrigatorios: 'true' })).json()).toMatchObject({ importados: 1 })
  const semNome = `;${cpf(next())};02/01/2026`
  expect((await envia([head, semNome], { ignoraOpcionaisObrigatorios: 'true' })).json()).toMatchObject({ recusados: 1 })
})

test('who may not create or change talents imports none; a form without a file says so', async () => {
  for (const authority of ['ROLE_CAD_TALENTO_INCLUIR', 'ROLE_CAD_TALENTO_ALTERAR'])
    expect((await envia([head], {}, await app.clientWithout(authority))).statusCode).toBe(403)
  const empty = await admin.post(IMPORTA, '--prova--\r\n', {
    'content-type': 'multipart/form-data; boundary=prova',
  })
  expect(empty.statusCode).toBe(400)
})
