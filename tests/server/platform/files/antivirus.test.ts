import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Clamd } from '#server/platform/files/antivirus.ts'
import { type Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

/** What the daemon of these tests takes for a virus. */
const BAD = 'conteúdo nocivo de teste'
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n${text}\ntrailer<<>>\n%%EOF\n`)

/** Contents that the daemon was given whole. */
const seen: Buffer[] = []
/** How it answers, in place of looking. */
let answer: string | undefined

/** ClamAV's daemon, as clamd(8) describes INSTREAM. */
const daemon = createServer((socket: Socket) => {
  let got = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (part: Buffer) => {
    got = Buffer.concat([got, part])
    const content = contentOf(got)
    if (!content) return
    seen.push(content)
    if (answer !== '') socket.end(`${answer ?? (content.includes(BAD) ? 'stream: Teste.Ruim FOUND' : 'stream: OK')}\0`)
  })
})

/** undefined until it is there to the end */
function contentOf(got: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (got.subarray(0, command.length).toString() !== command) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(got.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

let app: TestApp
let rh: Client
beforeAll(async () => {
  await new Promise<void>((done) => daemon.listen(0, '127.0.0.1', done))
  app = await createTestApp({ env: { CLAMD: `127.0.0.1:${(daemon.address() as AddressInfo).port}` } })
  rh = await login(app, 'rh')
})
afterAll(async () => {
  await app?.close()
  await new Promise((done) => daemon.close(done))
})

const files = async () => (await app.database.pool.query('select from arquivo')).rowCount
const said = ({ statusCode, json }: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  statusCode,
  json().errors?.[0]?.code,
]

test('each file that is sent is looked at before it is stored, of users, candidates and spreadsheets', async () => {
  const candidato = await loginCandidato(app)
  const large = pdf('x'.repeat(200_000))
  expect((await rh.upload('/api/arquivos', 'Laudo.pdf', large)).statusCode).toBe(201)
  expect(seen.at(-1)?.equals(large)).toBe(true)
  const before = await files()
  for (const answered of [
    await rh.upload('/api/arquivos', 'Laudo.pdf', pdf(BAD)),
    await candidato.upload('/api/externo/arquivos', 'Currículo.pdf', pdf(BAD)),
    await rh.upload('/api/captacao/idiomas/importacao', 'idiomas.csv', Buffer.from(`Nome\n${BAD}`)),
    await rh.upload('/api/captacao/idiomas/importacao/arquivo', 'idiomas.csv', Buffer.from(`Nome\n${BAD}`)),
  ])
    expect(said(answered)).toEqual([415, 'ARQUIVO_INFECTADO'])
  expect(await files()).toBe(before)
  const idiomas = await app.database.pool.query('select from idioma where nome = $1', [BAD])
  expect(idiomas.rowCount).toBe(0)
})

test('what nobody can look at is not taken in', async () => {
  const before = await files()
  for (const wrong of ['INSTREAM size limit exceeded. ERROR', 'UNKNOWN COMMAND']) {
    answer = wrong
    expect(said(await rh.upload('/api/arquivos', 'Laudo.pdf', pdf('')))).toEqual([503, 'ANTIVIRUS_INDISPONIVEL'])
  }
  answer = ''
  const reasons: string[] = []
  const { port } = daemon.address() as AddressInfo
  const silent = new Clamd({ host: '127.0.0.1', port }, (reason) => reasons.push(reason), 100)
  await expect(silent.refuseVirus(pdf(''))).rejects.toThrow('O antivírus não respondeu')
  answer = undefined
  const nobody = new Clamd({ path: '/nenhum/clamd.ctl' }, (reason) => reasons.push(reason))
  await expect(nobody.refuseVirus(pdf(''))).rejects.toThrow('O antivírus não respondeu')
  expect(reasons).toEqual(['no answer in time ERROR', expect.stringContaining('ENOENT')])
  expect(await files()).toBe(before)
})
