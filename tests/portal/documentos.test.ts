import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Client,
  CPF,
  createTestApp,
  login,
  loginCandidato,
  type Response,
  type TestApp,
} from '#tests/helpers/app.ts'
import { zipOf } from '../server/platform/files/zip-of.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const CAMPO = 'captacao/candidato-documento:documento'

let app: TestApp
let candidato: Client
let id: number
let base: string

beforeAll(async () => {
  app = await createTestApp()
  candidato = await loginCandidato(app)
  const [own] = await rows<{ id: number }>('select id from candidato where empresa_id = 1 and pessoal_cpf = $1', [CPF])
  id = Number(own?.id)
  base = `/api/externo/candidatos/${id}/documentos-anexos`
})
afterAll(() => app?.close())

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const envia = async (nome: string, content: Buffer | string = pdf): Promise<string> =>
  (await candidato.upload(`/api/externo/arquivos?campo=${CAMPO}`, nome, content)).json().id
const codes = (answer: Response) => [answer.statusCode, answer.json().message]

test('the candidate attaches, sees, downloads, renames and deletes his documents, and only his', async () => {
  const antes = (await candidato.get(base)).json() as unknown[]
  const documento = await envia('Diploma da Conceição.pdf')
  const made = await candidato.post(base, {
    descricao: 'Diploma',
    data: '2026-11-20',
    documento,
    etapaSeletiva: { id: 1 },
  })
  expect(made.statusCode, made.body).toBe(201)
  const anexo = made.json()
  expect(anexo).toMatchObject({
    descricao: 'Diploma',
    data: '2026-11-20',
    arquivo: { nome: 'Diploma da Conceição.pdf', tipo: 'application/pdf', tamanho: pdf.length },
  })
  expect(anexo).not.toHaveProperty('etapaSeletiva')
  expect((await candidato.get(base)).json()).toHaveLength(antes.length + 1)
  const one = `${base}/${anexo.id}`
  expect((await candidato.get(one)).json()).toMatchObject({ descricao: 'Diploma' })
  const away = await candidato.get(`${one}/download`)
  expect(away.statusCode).toBe(302)
  const got = await candidato.get(String(away.headers.location))
  expect([got.headers['content-disposition']?.toString().slice(0, 10), got.rawPayload.equals(pdf)]).toEqual([
    'attachment',
    true,
  ])
  const renamed = await candidato.put(one, { descricao: 'Diploma do ensino médio', versao: anexo.versao })
  expect(renamed.json()).toMatchObject({ descricao: 'Diploma do ensino médio', data: '2026-11-20' })

  // inside, the company sees it; what the company attaches itself is not shown to the candidate
  const rh = await login(app, 'rh')
  const inside = `/api/captacao/candidatos/${id}/documentos-anexos`
  expect((await rh.get(inside)).body).toContain('Diploma do ensino médio')
  const seu = (await rh.upload(`/api/arquivos?campo=${CAMPO}`, 'Parecer.pdf', pdf)).json().id
  const parecer = (await rh.post(inside, { descricao: 'Parecer do RH', documento: seu })).json()
  expect((await candidato.get(base)).body).not.toContain('Parecer')
  for (const answer of [
    await candidato.get(`${base}/${parecer.id}`),
    await candidato.get(`${base}/${parecer.id}/download`),
    await candidato.put(`${base}/${parecer.id}`, { descricao: 'x', versao: parecer.versao }),
    await candidato.delete(`${base}/${parecer.id}`),
  ])
    expect(answer.statusCode).toBe(404)

  expect((await candidato.delete(one)).statusCode).toBe(204)
  expect((await candidato.get(base)).json()).toHaveLength(antes.length)
  expect(await rows('select entidade from arquivo where id = $1', [documento])).toEqual([{ entidade: null }])
})

test('without description or file the document is refused, and nobody attaches more than 30', async () => {
  const answer = await candidato.post(base, {})
  expect(answer.statusCode).toBe(400)
  expect((answer.json().errors as { message: string }[]).map(({ message }) => message)).toEqual([
    'Descrição é obrigatória',
    'Documento é obrigatório',
  ])
  const alheio = (await (await login(app, 'rh')).upload(`/api/arquivos?campo=${CAMPO}`, 'a.pdf', pdf)).json().id
  expect((await candidato.post(base, { descricao: 'Alheio', documento: alheio })).statusCode).toBe(400)
  const there = ((await candidato.get(base)).json() as unknown[]).length
  const documento = await envia('um.pdf')
  await candidato.post(base, { descricao: 'Um', documento })
  await rows(
    `with a as (insert into arquivo (empresa_id, nome, tipo, tamanho, sha256, candidato_id, entidade, registro_id)
       select empresa_id, nome, tipo, tamanho, sha256, candidato_id, entidade, registro_id from arquivo, generate_series(1, $2) where id = $1 returning id)
     insert into candidato_documento (empresa_id, candidato_id, ordem_, descricao, documento)
     select 1, $3, 1000 + row_number() over (), 'Outro', a.id from a`,
    [documento, 29 - there, id],
  )
  const full = await candidato.post(base, { descricao: 'Demais', documento: await envia('demais.pdf') })
  expect(codes(full)).toEqual([400, 'Você pode anexar até 30 documentos. Exclua um deles para anexar outro.'])
})

test('in each upload of the portal what is disguised, huge or explodes when opened is refused with a clear text', async () => {
  const bomb = zipOf([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'word/document.xml', content: Buffer.alloc(120 * 1024 ** 2) },
  ])
  expect(bomb.length).toBeLessThan(1024 ** 2)
  // the list of entries says 10 bytes, the entry holds 120 MB
  const liar = Buffer.from(bomb)
  for (let at = liar.length - 46; at >= 0; at--)
    if (liar.readUInt32LE(at) === 0x02014b50 && liar.readUInt32LE(at + 24) > 1024) liar.writeUInt32LE(10, at + 24)
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2000)])
  const [huge, large] = [100, 11].map((megabytes) => Buffer.concat([pdf, Buffer.alloc(megabytes * 1024 ** 2)]))
  const opened = 'O arquivo está danificado ou ocupa espaço demais depois de aberto. Salve-o de novo e envie outra vez.'
  const type = (extensions: string) => `O conteúdo do arquivo não é de um tipo permitido (${extensions}).`
  const images = 'jpg, jpeg, png, webp'
  const all = `${images}, pdf, docx, xlsx, pptx, odt, ods, doc, xls, ppt, rtf, csv, txt`
  const uploads: [Client, string, string, string, string][] = [
    [candidato, `/api/externo/arquivos?campo=${CAMPO}`, type(all), 'O arquivo deve ser menor que 10 MB', opened],
    [candidato, '/api/externo/arquivos', type(all), 'O arquivo deve ser menor que 10 MB', opened],
    [
      candidato,
      '/api/externo/arquivos?campo=captacao/candidato:foto',
      'O arquivo adicionado não é uma imagem',
      'O arquivo deve ser menor que 2 MB',
      'O arquivo adicionado não é uma imagem',
    ],
    [
      app.nobody,
      '/api/externo/cadastro/arquivos?empresaId=1&campo=captacao/candidato:foto',
      'O arquivo adicionado não é uma imagem',
      'O arquivo deve ser menor que 2 MB',
      'O arquivo adicionado não é uma imagem',
    ],
    [
      app.nobody,
      '/api/externo/cadastro/arquivos?empresaId=1&campo=captacao/candidato:ocrFile',
      type(`${images}, pdf, docx`),
      'O arquivo deve ser menor que 10 MB',
      opened,
    ],
  ]
  const sends = app.fastify.guardedRoutes.filter(
    ({ url, method }) => method === 'POST' && /^\/api\/externo\/.*arquivos$/.test(url),
  )
  expect(sends.map(({ url }) => url).sort()).toEqual(['/api/externo/arquivos', '/api/externo/cadastro/arquivos'])
  for (const [who, url, disguised, limit, bomba] of uploads) {
    const answers = [
      await who.upload(url, 'curriculo.pdf', program),
      await who.upload(url, 'curriculo.pdf', (who === app.nobody ? huge : large) ?? ''),
      await who.upload(url, 'curriculo.docx', bomb),
      await who.upload(url, 'curriculo.docx', liar),
    ]
    const refused = bomba === opened ? 413 : 415
    expect(answers.map(codes), url).toEqual([
      [415, disguised],
      [413, limit],
      [refused, bomba],
      [refused, bomba],
    ])
  }
  const honest = zipOf([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
  ])
  expect((await candidato.upload('/api/externo/arquivos', 'curriculo.docx', honest)).statusCode).toBe(201)
})
