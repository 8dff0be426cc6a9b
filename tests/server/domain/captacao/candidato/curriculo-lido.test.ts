import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { propostaDe } from '#server/domain/captacao/candidato/proposta.ts'
import { openPdf, pictureOfPage } from '#server/features/ocr/pdf.ts'
import { readDocument } from '#server/features/ocr/read.ts'
import { makePdf } from '#server/platform/reports/render/pdfmake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/candidatos'
const campo = 'campo=captacao/candidato:ocrFile'
const linhas = [
  'MARIA DAS DORES CAVALCANTE',
  'Rua das Flores, 120 - Fortaleza/CE',
  'CPF: 111.444.777-35   Celular: (85) 98877-6655',
  'maria.cavalcante@exemplo.com.br',
  'Experiência: soldadora de estruturas metálicas há oito anos',
  'Operação de empilhadeira e leitura de desenho técnico',
]
const proposta = {
  nome: 'Maria das Dores Cavalcante',
  cpf: '11144477735',
  email: 'maria.cavalcante@exemplo.com.br',
  dddCelular: '85',
  foneCelular: '988776655',
}

/** Recognition takes seconds, on a busy machine many. */
const SLOW = 180_000

let app: TestApp
let rh: Client
let written: Buffer
let picture: Buffer

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  written = await makePdf({ defaultStyle: { fontSize: 14, lineHeight: 1.6 }, content: linhas })
  picture = await pictureOfPage(await openPdf(written), 1)
})
afterAll(() => app?.close())

interface Tarefa {
  estado: string
  mensagem?: string
  resultado?: {
    texto: string
    imagem: boolean
    confianca: number
    paginas: number
    lidas: number
    proposta: RecordData
  }
}

const send = async (name: string, content: Buffer): Promise<string> => {
  const answer = await rh.upload(`/api/arquivos?${campo}`, name, content)
  expect(answer.statusCode, answer.body).toBe(201)
  return (answer.json() as { id: string }).id
}

async function read(arquivoId: string): Promise<Tarefa> {
  const started = await rh.post(`${url}/leitura-curriculo`, { arquivoId })
  expect(started.statusCode, started.body).toBe(202)
  await app.fastify.prumo.jobs.drain()
  const { tarefaId } = started.json() as { tarefaId: string }
  return (await rh.get(`/api/tarefas/${tarefaId}`)).json() as Tarefa
}

test('a PDF with text is read as it stands, and says who it is of', { timeout: SLOW }, async () => {
  const { estado, resultado } = await read(await send('curriculo.pdf', written))
  expect(estado).toBe('concluida')
  expect(resultado).toMatchObject({ imagem: false, confianca: 100, paginas: 1, lidas: 1, proposta })
  expect(resultado?.texto).toContain('soldadora de estruturas metálicas')
})

test(
  'a photographed CV is recognised offline, accents included, and so is a scanned PDF',
  async () => {
    const photo = await read(await send('foto.jpg', await sharp(picture).jpeg({ quality: 70 }).toBuffer()))
    expect(photo.resultado).toMatchObject({ imagem: true, proposta })
    expect(photo.resultado?.texto).toContain('soldadora de estruturas metálicas há oito anos')
    expect(photo.resultado?.confianca).toBeGreaterThanOrEqual(60)
    const image = `data:image/png;base64,${picture.toString('base64')}`
    const scanned = await makePdf({ pageMargins: 0, content: [{ image, width: 595 }] })
    const pdf = await read(await send('digitalizado.pdf', scanned))
    expect(pdf.resultado).toMatchObject({ imagem: true, proposta: { cpf: '11144477735' } })
    expect(pdf.resultado?.texto).toContain('Operação de empilhadeira')
  },
  SLOW,
)

test(
  'what cannot be read says why, and keeps nothing of a guess',
  async () => {
    const blank = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    expect(await read(await send('vazia.png', blank))).toMatchObject({
      estado: 'falhou',
      mensagem: 'Não foi possível ler o texto do currículo. Envie uma imagem mais nítida ou digite o texto.',
    })
    // a bad copy is recognised with little confidence: below 60 it counts as unreadable
    const smudged = await sharp(picture).resize({ width: 1131 }).jpeg({ quality: 85 }).toBuffer()
    const worse = await sharp(smudged).grayscale().normalise().png().toBuffer()
    expect((await read(await send('borrada.png', worse))).estado).toBe('falhou')
    const locked = await makePdf({ userPassword: 'segredo', content: linhas })
    expect(await read(await send('fechado.pdf', locked))).toMatchObject({
      estado: 'falhou',
      mensagem: 'O PDF do currículo está protegido por senha.',
    })
    const broken = Buffer.concat([written.subarray(0, 400), Buffer.from('%%EOF')])
    expect(await read(await send('quebrado.pdf', broken))).toMatchObject({ estado: 'falhou' })
    await expect(readDocument({ bytes: picture, tipo: 'image/png' }, { time: 1 })).rejects.toThrow('demorado')
  },
  SLOW,
)

test('a disguised file, one of others and one that is neither PDF nor picture are refused', async () => {
  const disguised = await rh.upload(`/api/arquivos?${campo}`, 'curriculo.pdf', Buffer.from('<html><script>x</script>'))
  expect(disguised.statusCode).toBe(415)
  const sheet = await rh.upload('/api/arquivos', 'lista.csv', Buffer.from('a;b\n1;2\n'))
  const csv = await rh.post(`${url}/leitura-curriculo`, { arquivoId: (sheet.json() as { id: string }).id })
  expect(csv.statusCode).toBe(400)
  expect(csv.body).toContain('O currículo deve ser um PDF, um arquivo do Word (DOCX) ou uma imagem')
  const mine = await send('curriculo.pdf', written)
  const other = await login(app, 'rh2')
  expect((await other.post(`${url}/leitura-curriculo`, { arquivoId: mine })).statusCode).toBe(404)
  expect((await rh.post(`${url}/leitura-curriculo`, {})).statusCode).toBe(400)
})

test(
  'what was read is seen by whoever asked only, and goes with the saving, after a day or with an erasure',
  async () => {
    const { jobs } = app.fastify.prumo
    const admin = await login(app, 'admin')
    const start = async (arquivoId: string) => {
      const { tarefaId } = (await rh.post(`${url}/leitura-curriculo`, { arquivoId })).json() as { tarefaId: string }
      await jobs.drain()
      return { arquivoId, tarefaId }
    }
    const result = async (tarefaId: string) =>
      ((await rh.get(`/api/tarefas/${tarefaId}`)).json() as Tarefa).resultado?.proposta
    const saved = await start(await send('curriculo.pdf', written))
    const old = await start(await send('curriculo.pdf', written))
    expect(await result(saved.tarefaId)).toEqual(proposta)
    const others = `/api/tarefas/${saved.tarefaId}`
    expect([(await admin.get(others)).statusCode, (await admin.delete(others)).statusCode]).toEqual([404, 404])

    const created = await rh.post(url, {
      nome: 'Maria das Dores Cavalcante',
      ocrFile: saved.arquivoId,
      ocrTexto: 'Soldadora',
    })
    expect([created.statusCode, created.body]).toEqual([201, created.body])
    expect(await result(saved.tarefaId)).toBeUndefined()
    expect(await result(old.tarefaId)).toEqual(proposta)

    await jobs.run('limpeza-tarefas', {})
    expect(await result(old.tarefaId)).toEqual(proposta)
    app.clock.advance(23 * 3_600_000 + 60_000)
    await jobs.run('limpeza-tarefas', {})
    app.clock.advance(-(23 * 3_600_000 + 60_000))
    expect(await result(old.tarefaId)).toBeUndefined()

    // read anew from the stored file, and once of a file that was never saved
    const { id } = created.json() as { id: number }
    const again = await start(saved.arquivoId)
    const never = await start(await send('curriculo.pdf', written))
    const { versao } = (await admin.get(`${url}/${id}`)).json() as { versao: number }
    await admin.patch(`${url}/${id}`, { versao, pessoal: { cpf: proposta.cpf } })
    expect([await result(again.tarefaId), await result(never.tarefaId)]).toEqual([proposta, proposta])
    const who = { entidade: 'captacao/candidato', id }
    const lgpd = '/api/utilitario/lgpd'
    const { assinatura } = (await admin.get(`${lgpd}/previa?entidade=${who.entidade}&id=${id}`)).json() as {
      assinatura: string
    }
    await admin.post(`${lgpd}/apagamento`, { ...who, assinatura })
    await jobs.drain()
    expect([await result(again.tarefaId), await result(never.tarefaId)]).toEqual([undefined, undefined])
  },
  SLOW,
)

test('whether a CV is a picture is told by its name, or by what it is once it was sent', async () => {
  const isImage = async (nomeImg: string) =>
    (await rh.get(`${url}/verificaSeCurriculoHeImagem?nomeImg=${encodeURIComponent(nomeImg)}`)).json()
  expect(await isImage('Currículo de Ana.JPG')).toBe(true)
  expect(await isImage('curriculo.pdf')).toBe(false)
  expect(await isImage(await send('semextensao', await sharp(picture).png().toBuffer()))).toBe(true)
})

test('only what is sure is proposed', () => {
  expect(propostaDe('CURRICULUM VITAE\nDados pessoais\nJosé de Arimatéia\nCPF 111.444.777-36\nTel 3233-4455')).toEqual({
    nome: 'José de Arimatéia',
  })
  expect(propostaDe('Nome: Ana Lúcia Prado\nFixo (85) 3233-4455')).toEqual({
    nome: 'Ana Lúcia Prado',
    ddd: '85',
    foneFixo: '32334455',
  })
  // any other day and any other eight digits of a CV are somebody else's
  expect(propostaDe('Nascida em 5/9/1991\nAdmissão: 01/02/2020\nCEP 60.060-440\nMatrícula 60115-282')).toEqual({
    dataNascimento: '1991-09-05',
    cep: '60060440',
  })
  expect(propostaDe('Nascimento: 31/02/1991\nCursos em 03/04/2019')).toEqual({})
})
