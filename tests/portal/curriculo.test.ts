import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { openPdf, pictureOfPage } from '#server/features/ocr/pdf.ts'
import { makePdf } from '#server/platform/reports/render/pdfmake.ts'
import { Client, createTestApp, login, loginCandidato, type Response, type TestApp } from '#tests/helpers/app.ts'
import { docxOf } from '#tests/helpers/docx.ts'
import { proven } from '#tests/helpers/login/registration.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { zipOf } from '../server/platform/files/zip-of.ts'

/** Recognition takes seconds, on a busy machine many. */
const SLOW = 180_000
const CPF = cpf(741_001)
const nome = 'Jussara Nogueira de Sá'
const linhas = [
  `CPF: ${CPF.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-')}`,
  'Data de nascimento: 07/03/1994',
  'jussara.sa@exemplo.com.br',
  'CEP 60.115-282',
  'Experiência: açougueira há seis anos & chefe de seção <corte>',
]
const celular = 'Celular: (85) 98811-2233'
const proposta = {
  nome,
  cpf: CPF,
  email: 'jussara.sa@exemplo.com.br',
  dddCelular: '85',
  foneCelular: '988112233',
  dataNascimento: '1994-03-07',
  cep: '60115282',
}
const envio = (empresaId = 1) =>
  `/api/externo/cadastro/arquivos?empresaId=${empresaId}&campo=captacao/candidato:ocrFile`
const base = '/api/externo/candidatos/leitura-curriculo'

let app: TestApp
let pdf: Buffer

beforeAll(async () => {
  app = await createTestApp()
  pdf = await makePdf({
    defaultStyle: { fontSize: 14, lineHeight: 1.6 },
    content: [nome.toUpperCase(), celular, ...linhas],
  })
})
afterAll(() => app?.close())

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const docx = () => docxOf(linhas, { head: celular, box: nome })

interface Leitura {
  estado: string
  mensagem?: string
  resultado?: { texto: string; imagem: boolean; proposta: RecordData }
}

const envia = async (name: string, content: Buffer, who = app.nobody, url = envio()): Promise<string> => {
  const answer = await who.upload(url, name, content)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}
const pede = (arquivoId: unknown, who = app.nobody, empresaId = 1) =>
  who.post(`${base}?empresaId=${empresaId}`, { arquivoId })
const comeca = async (arquivoId: string, who = app.nobody): Promise<string> => {
  const answer = await pede(arquivoId, who)
  expect(answer.statusCode, answer.body).toBe(202)
  return answer.json().tarefaId
}
const ve = (tarefaId: string, who = app.nobody, empresaId = 1) => who.get(`${base}/${tarefaId}?empresaId=${empresaId}`)
const le = async (arquivoId: string, who = app.nobody): Promise<Leitura & { tarefaId: string }> => {
  const tarefaId = await comeca(arquivoId, who)
  expect((await ve(tarefaId, who)).json()).toMatchObject({ estado: 'na-fila' })
  await app.fastify.prumo.jobs.drain()
  return { ...(await ve(tarefaId, who)).json(), tarefaId }
}
/** A reading that is done, without the seconds it takes. */
const feita = (tarefaId: string) =>
  rows("update tarefa set estado = 'concluida', terminada_em = now(), resultado = $2 where id = $1", [
    tarefaId,
    { texto: nome, proposta },
  ])
const guardado = async (id: string) => {
  const [row] = await rows<{ sha256: string }>('select sha256 from arquivo where id = $1', [id])
  return row?.sha256
}
const dito = (answer: Response) => [answer.statusCode, answer.json().message]

test('a CV in PDF or of Word is read before the registration, with what stands in its header, in tables and in boxes', async () => {
  for (const [name, content] of [
    ['curriculo.pdf', pdf],
    ['Currículo.docx', docx()],
  ] as const) {
    const { estado, resultado } = await le(await envia(name, content))
    expect([name, estado, resultado?.imagem, resultado?.proposta]).toEqual([name, 'concluida', false, proposta])
    expect(resultado?.texto).toContain('açougueira há seis anos & chefe de seção <corte>')
    // a text box stands in a Word file once more for older programs
    expect(resultado?.texto.toUpperCase().split(nome.toUpperCase())).toHaveLength(2)
  }
})

test('a picture of the CV is recognised, and what cannot be read says why', { timeout: SLOW }, async () => {
  const foto = await sharp(await pictureOfPage(await openPdf(pdf), 1))
    .jpeg({ quality: 80 })
    .toBuffer()
  const { resultado } = await le(await envia('foto.jpg', foto))
  expect(resultado).toMatchObject({ imagem: true, proposta: { cpf: CPF, dataNascimento: '1994-03-07' } })
  const empty = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
  expect(await le(await envia('vazia.png', await empty.png().toBuffer()))).toMatchObject({
    estado: 'falhou',
    mensagem: 'Não foi possível ler o texto do currículo. Envie uma imagem mais nítida ou digite o texto.',
  })
  const hollow = zipOf([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'word/documento.xml', content: Buffer.from('<nada/>') },
  ])
  expect(await le(await envia('oco.docx', hollow))).toMatchObject({
    estado: 'falhou',
    mensagem: 'O arquivo do currículo não pôde ser aberto: ele está danificado.',
  })
})

test('what is disguised, huge or explodes when opened is never read', async () => {
  const bomb = zipOf([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'word/document.xml', content: Buffer.alloc(120 * 1024 ** 2) },
  ])
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2000)])
  const send = async (name: string, content: Buffer) => dito(await app.nobody.upload(envio(), name, content))
  const kinds = 'O conteúdo do arquivo não é de um tipo permitido (jpg, jpeg, png, webp, pdf, docx).'
  expect(await send('curriculo.pdf', program)).toEqual([415, kinds])
  expect(await send('curriculo.docx', program)).toEqual([415, kinds])
  expect(await send('curriculo.txt', Buffer.from('Jussara'))).toEqual([415, kinds])
  expect(await send('curriculo.docx', bomb)).toEqual([
    413,
    'O arquivo está danificado ou ocupa espaço demais depois de aberto. Salve-o de novo e envie outra vez.',
  ])
  expect(await send('curriculo.pdf', Buffer.concat([pdf, Buffer.alloc(11 * 1024 ** 2)]))).toEqual([
    413,
    'O arquivo deve ser menor que 10 MB',
  ])
  const foto = (await app.nobody.upload(envio().replace('ocrFile', 'foto'), 'curriculo.pdf', pdf)).statusCode
  expect(foto).toBe(415)
  for (const wrong of [undefined, '', 7, 'nada', '00000000-0000-4000-8000-000000000000'])
    expect([400, 404]).toContain((await pede(wrong)).statusCode)
  expect((await pede('x', app.nobody, 99_999)).json().message).toBe(
    'Empresa ID inválido. Revise ou solicite novamente o link',
  )
})

test('asking again because the answer was lost does not read twice, and nobody else sees what was read', async () => {
  const arquivoId = await envia('curriculo.docx', docx())
  const tarefaId = await comeca(arquivoId)
  expect(await comeca(arquivoId)).toBe(tarefaId)
  await feita(tarefaId)
  expect(await comeca(arquivoId)).toBe(tarefaId)

  const candidato = await loginCandidato(app)
  const rh = await login(app, 'rh')
  for (const answer of [
    await ve(tarefaId, app.nobody, 2),
    await ve(tarefaId, candidato),
    await pede(arquivoId, app.nobody, 2),
    await pede(arquivoId, candidato),
    await app.nobody.delete(`${base}/${tarefaId}?empresaId=2`),
    await candidato.delete(`${base}/${tarefaId}?empresaId=1`),
    await rh.get(`/api/tarefas/${tarefaId}`),
    await (await login(app, 'admin')).get(`/api/tarefas/${tarefaId}`),
    await rh.post('/api/captacao/candidatos/leitura-curriculo', { arquivoId }),
  ])
    expect(answer.statusCode).toBe(404)
  expect((await ve(tarefaId)).json().resultado.proposta).toEqual(proposta)

  // of somebody inside, the portal tells nothing
  const interno = (await rh.upload('/api/arquivos?campo=captacao/candidato:ocrFile', 'c.pdf', pdf)).json().id
  const { tarefaId: deles } = (
    await rh.post('/api/captacao/candidatos/leitura-curriculo', { arquivoId: interno })
  ).json()
  expect([(await ve(deles)).statusCode, (await pede(interno)).statusCode]).toEqual([404, 404])
})

test('who confirms takes the file into the registration, and nothing of what was read stays in the task', async () => {
  const arquivoId = await envia('Currículo de Jussara.docx', docx())
  const { tarefaId, resultado } = await le(arquivoId)
  expect((await app.nobody.delete(`${base}/${tarefaId}?empresaId=1&manter=1`)).statusCode).toBe(204)
  expect((await ve(tarefaId)).json().resultado).toBeUndefined()
  expect(await guardado(arquivoId)).toBeDefined()

  const { termo } = (await app.nobody.get('/api/externo/candidatos/formulario?empresaId=1&novo=1')).json()
  const senha = 'manga-rosa-77'
  const cadastro = {
    nome,
    pessoal: { cpf: CPF, dataNascimento: '1994-03-07' },
    contato: { email: proposta.email },
    primeiroEmprego: true,
    senha,
    confirmaSenha: senha,
    ocrFile: arquivoId,
    ocrTexto: resultado?.texto,
    versaoTermo: termo?.versao,
  }
  // read once more, and registered without a word of what became of it
  const outra = await comeca(arquivoId)
  await feita(outra)
  const made = await new Client(app).post('/api/externo/candidatos?empresaId=1', await proven(app, cadastro))
  expect(made.statusCode, made.body).toBe(201)
  expect(await rows('select resultado from tarefa where id = any($1)', [[tarefaId, outra]])).toEqual([
    { resultado: null },
    { resultado: null },
  ])
  const rh = await login(app, 'rh')
  const stored = (await rh.get(`/api/captacao/candidatos/${made.json().id}`)).json()
  expect(stored).toMatchObject({ ocrFile: arquivoId, ocrTexto: expect.stringContaining('açougueira') })
  expect((await rh.get(`/api/arquivos/${arquivoId}`)).headers['content-disposition']).toContain('.docx')
  // it is somebody's now
  expect([(await ve(outra)).statusCode, (await pede(arquivoId)).statusCode]).toEqual([404, 404])
})

test('who is logged in reads a new CV to update the registration, and nobody else does', async () => {
  const candidato = await loginCandidato(app)
  const arquivoId = await envia('novo.pdf', pdf, candidato, '/api/externo/arquivos?campo=captacao/candidato:ocrFile')
  const tarefaId = await comeca(arquivoId, candidato)
  await feita(tarefaId)
  expect((await ve(tarefaId, candidato)).json().resultado.proposta).toEqual(proposta)
  expect((await ve(tarefaId)).statusCode).toBe(404)
  expect((await candidato.delete(`${base}/${tarefaId}`)).statusCode).toBe(204)
  expect(await guardado(arquivoId)).toBeUndefined()
})

test('who gives up, or does not register within a day, leaves neither file nor text', async () => {
  const { files, jobs } = app.fastify.prumo
  const gone = await envia('desiste.docx', docxOf(['Só desta vez']))
  const sha256 = (await guardado(gone)) ?? ''
  const tarefaId = await comeca(gone)
  // given up before it was read: it is not read any more
  expect((await app.nobody.delete(`${base}/${tarefaId}?empresaId=1`)).statusCode).toBe(204)
  await jobs.drain()
  expect([await guardado(gone), await files.bytes({ sha256 }), (await ve(tarefaId)).statusCode]).toEqual([
    undefined,
    undefined,
    404,
  ])
  expect(await rows('select estado, resultado from tarefa where id = $1', [tarefaId])).toEqual([
    { estado: 'cancelada', resultado: null },
  ])

  const left = await envia('esquece.docx', docx())
  const leitura = await comeca(left)
  await feita(leitura)
  app.clock.advance(24 * 3_600_000 + 60_000)
  await jobs.run('limpeza-tarefas', {})
  await jobs.run('arquivos-orfaos', {})
  app.clock.advance(-(24 * 3_600_000 + 60_000))
  expect(await guardado(left)).toBeUndefined()
  expect(await rows('select resultado from tarefa where id = $1', [leitura])).toEqual([{ resultado: null }])
})

test('an address asks for 30 readings in a quarter of an hour, and of all at most 40 wait', async () => {
  const from = (address: string) => (arquivoId: string) =>
    app.inject({
      method: 'POST',
      url: `${base}?empresaId=1`,
      remoteAddress: address,
      headers: { 'x-requested-with': 'prumo' },
      payload: { arquivoId },
    })
  const ids = await Promise.all(Array.from({ length: 31 }, () => envia('curriculo.docx', docx())))
  const answers: number[] = []
  for (const id of ids) answers.push((await from('198.51.100.7')(id)).statusCode)
  expect(answers).toEqual([...Array(30).fill(202), 429])
  const last = await from('198.51.100.7')(ids[30] ?? '')
  expect([last.json().message, Number(last.headers['retry-after']) > 0]).toEqual([
    expect.stringMatching(/^Muitas tentativas\. Tente novamente em \d+ minuto/),
    true,
  ])
  expect((await from('198.51.100.8')(ids[30] ?? '')).statusCode).toBe(202)
  await rows(
    "insert into tarefa (empresa_id, tipo, titulo) select 2, 'leitura-curriculo-portal', 'Leitura' from generate_series(1, 9)",
  )
  const busy = await from('198.51.100.9')(await envia('curriculo.docx', docx()))
  expect([busy.statusCode, busy.json().message]).toEqual([
    429,
    'Há muitos currículos sendo lidos agora. Tente de novo em alguns minutos ou preencha o cadastro sem esperar.',
  ])
})
