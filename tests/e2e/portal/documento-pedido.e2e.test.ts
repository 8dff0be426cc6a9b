import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { noteDue } from '#server/features/notices/note-due.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { button, fill, notice, pageAction, save } from '../steps.ts'

/** A document runs out: it is told once, asked for, sent from a telephone without a log-in, refused, sent again and accepted. */
let stage: Stage
let admin: Client
let talento: { id: number }

const make = async (path: string, body: RecordData): Promise<{ id: number }> => {
  const answer = await admin.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { id: number }
}
const day = (count: number): string => addDays(stage.app.today(), count) ?? ''
const query = async (text: string, values: unknown[]) => (await stage.app.database.pool.query(text, values)).rows

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  const cnh = await make('gestao-talentos/tipo-documento', {
    descricao: 'CNH da história',
    exigeValidade: true,
    diasAviso: 30,
    obrigatorio: true,
  })
  const [sst] = await query(`select id::int from usuario where login = $1`, ['sst'])
  const sent = await admin.upload('/api/arquivos', 'cnh.pdf', '%PDF-1.4\n%%EOF')
  talento = await make('gestao-talentos/talentos', {
    nome: 'Motorista da História',
    cpf: cpf(888_201),
    dataAdmissao: day(-400),
    // who is told
    usuario: { id: sst?.id },
    contato: { email: 'motorista@exemplo.com.br', dddCelular: '85', foneCelular: '988887777' },
    documentos: [
      {
        descricao: 'CNH antiga',
        tipoDocumento: { id: cnh.id },
        exigeValidade: true,
        validade: day(30),
        documento: (sent.json() as RecordData).id,
      },
    ],
  })
}, 300_000)
afterAll(() => stage?.close())

const told = async () => {
  await noteDue(stage.app.fastify.prumo)
  return query(`select ocasiao from aviso_envio where registro_id = $1 and ocasiao like '%/30'`, [talento.id])
}
/** The link of the last e-mail to the talent, as he taps it. */
const link = async () => {
  const [row] = await query('select texto from email_saida where para = $1 order by id desc limit 1', [
    'motorista@exemplo.com.br',
  ])
  const text = stage.app.fastify.prumo.secrets.unseal('email', String(row?.texto)) ?? ''
  return /\/externo\/documento-pedido\S+/.exec(text)?.[0] ?? ''
}

test('a licence that runs out is told once, asked for, sent by telephone, refused, sent again and accepted', async () => {
  expect(await told()).toEqual([{ ocasiao: `${day(30)}/30` }])
  expect(await told()).toHaveLength(1)
  await stage.story('rh', async ({ page, open }) => {
    await open(`/gestao-talentos/talentos/${talento.id}/ficha`)
    await page.getByRole('link', { name: 'Pedir CNH da história' }).click()
    await page.getByRole('heading', { name: 'Novo documento pedido' }).waitFor()
    // what the talent's page brought, and where the link goes to
    await expect
      .poll(() => page.getByRole('textbox', { name: 'E-mail', exact: true }).inputValue())
      .toBe('motorista@exemplo.com.br')
    await fill(page, 'Recado', 'Frente e verso na mesma foto.')
    expect(await barriers(page)).toEqual([])
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
  })
  const send = async (name: string, before: string) =>
    stage.story(
      undefined,
      async ({ page, open }) => {
        await open(await link())
        await page.getByRole('heading', { name: 'Enviar documento: CNH da história' }).waitFor()
        await page.getByText(before).waitFor()
        await button(page, 'Enviar documento').click()
        await page.getByText('Documento é obrigatório').waitFor()
        await page.getByText('Validade é obrigatória').waitFor()
        expect(await barriers(page)).toEqual([])
        const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
        await page.locator('input[type=file]').setInputFiles(file)
        await page.getByText('Pronto', { exact: true }).waitFor()
        await page.getByLabel('Número').fill('04512345678')
        await page.getByLabel('Validade *').fill(day(700))
        expect(await overflow(page)).toBe(0)
        await page.getByLabel('Validade *').press('Enter')
        await page.getByRole('status').getByText('Documento enviado.').waitFor()
        expect(await barriers(page)).toEqual([])
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  await send('frente.pdf', 'Frente e verso na mesma foto.')
  const ficha = async (page: Parameters<typeof pageAction>[0], open: (path: string) => Promise<unknown>) => {
    await open(`/gestao-talentos/talentos/${talento.id}/ficha`)
    await page.getByRole('link', { name: 'Ver pedido de CNH da história' }).click()
    await page.getByText('A conferir', { exact: true }).first().waitFor()
  }
  await stage.story('rh', async ({ page, open }) => {
    await ficha(page, open)
    await (await pageAction(page, 'Recusar')).click()
    const dialog = page.getByRole('dialog', { name: 'Recusar' })
    await fill(dialog, 'Motivo da recusa', 'Falta o verso.')
    await button(dialog, 'Recusar').click()
    await page.getByText('Recusado', { exact: true }).first().waitFor()
  })
  await send('frente-e-verso.pdf', 'Falta o verso.')
  await stage.story('rh', async ({ page, open }) => {
    await ficha(page, open)
    await (await pageAction(page, 'Aceitar')).click()
    const dialog = page.getByRole('dialog', { name: 'Aceitar' })
    // what was sent stands there to be corrected
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Validade' }).inputValue()).toBe(displayDay(day(700)))
    await button(dialog, 'Aceitar').click()
    await page.getByText('Aceito', { exact: true }).first().waitFor()
    await open(`/gestao-talentos/talentos/${talento.id}/ficha`)
    await page.getByText(`CNH da história: até ${displayDay(day(700))}`).waitFor()
  })
  // the one that runs out is told no more
  expect(await told()).toHaveLength(1)
  const due = (await admin.get('/api/vencimentos?dias=60&q=Motorista')).json() as RecordData[]
  expect(due.filter(({ vencimento }) => vencimento === 'Validade do documento')).toEqual([])
})
