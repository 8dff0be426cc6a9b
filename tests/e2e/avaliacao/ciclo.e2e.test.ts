import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { acoesDe, CICLOS, type Stored } from '#tests/server/domain/avaliacao/ciclo/ciclos.ts'
import { button, notice, pick, rowAction } from '../steps.ts'

/** Cycles with competences: all people of an evaluator side by side, block by block, and by link on a telephone — spec 2 §3 (tipo, formato, avaliarCompetenciasCargo) */
let stage: Stage
let admin: Client
let modelo: Stored
let avaliadora: Stored
/** two who are judged by the competences of their positions */
let gente: { id: number; nome: string }[]

const { made, rows, participa } = acoesDe(() => ({ app: stage.app, admin }))

const COM_COMPETENCIAS = `select t.id::int as id, t.nome from talento t
  where t.empresa_id = 1 and t.situacao = 'A' and t.usuario_id is null and exists (
    select from avaliado_avaliacao_desempenho v where v.empresa_id = 1 and v.avaliado_id = t.id and jsonb_array_length(coalesce(v.competencias, '[]')) > 1)
  order by t.id limit 2`

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  const [sst] = await rows<{ id: number }>("select id::int as id from usuario where login = 'sst'")
  avaliadora = await made('/api/gestao-talentos/talentos', {
    ...{ nome: 'Helena do Ciclo', cpf: cpf(887_001), dataAdmissao: '2024-01-02' },
    ...{ usuario: { id: sst?.id }, contato: { email: 'helena@exemplo.com.br' } },
  })
  gente = await rows(COM_COMPETENCIAS)
  expect(gente).toHaveLength(2)
  modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo lado a lado', tipo: 'D' })
  const { questionario } = modelo
  const pergunta = (body: RecordData) => made('/api/avaliacao/perguntas', { questionario, ...body })
  await pergunta({ texto: 'Que nota merece?', tipo: 4, notaMinima: 0, notaMaxima: 10 })
  await pergunta({
    ...{ texto: 'Cumpre prazos?', tipo: 1 },
    respostas: [
      { texto: 'Nunca', peso: 0 },
      { texto: 'Sempre', peso: 10 },
    ],
  })
}, 300_000)
afterAll(() => stage?.close())

/** Lets a call fail. @returns what waits until the page says so, and tries again without it */
async function fails(page: Page, call: string): Promise<(said: string) => Promise<void>> {
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  return async (said) => {
    const alert = page.getByRole('alert').filter({ hasText: said })
    await alert.waitFor()
    await page.unroute(call)
    await button(alert, 'Tentar novamente').click()
    await alert.waitFor({ state: 'detached' })
  }
}

const ciclo = async (body: RecordData, papeis: [number | undefined, number | undefined, string][]): Promise<Stored> => {
  const one = await made(CICLOS, {
    ...{ dataIni: stage.app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, avaliarCompetenciasCargo: true },
    ...{ exibirNivelCompetenciaExigido: true, exibirPerformanceProfissional: true },
    ...body,
  })
  for (const [avaliado, avaliador, papel] of papeis)
    expect((await participa(one, avaliado, avaliador, papel)).statusCode).toBe(201)
  const released = await admin.put(`${CICLOS}/${one.id}/libera`, {})
  expect(released.statusCode, released.body).toBe(200)
  return one
}
const copiasDe = ({ id }: Stored) =>
  rows<{ id: number; situacao: string; performance: string | null; niveis: number }>(
    `select q.id::int as id, q.situacao, q.performance, jsonb_array_length(coalesce(q.niveis, '[]')) as niveis from colaborador_questionario q
     where q.empresa_id = 1 and q.avaliacao_desempenho_id = $1 order by q.colaborador_id`,
    [id],
  )
const marca = (page: Page, quem: string, resposta: string) =>
  page.getByRole('region', { name: quem }).getByRole('radio', { name: resposta, exact: true })
const proxima = (page: Page) => button(page, 'Próxima').click()
/** The highest level of every competence that is asked, one page after the other. */
async function julga(page: Page, quem: string[]): Promise<number> {
  let julgadas = 0
  for (;;) {
    await proxima(page)
    if ((await page.getByRole('heading', { name: 'Observações e envio' }).count()) > 0) return julgadas
    julgadas += 1
    for (const nome of quem) {
      const niveis = page.getByRole('region', { name: nome }).getByRole('radio')
      if ((await niveis.count()) > 0) await niveis.last().check()
    }
  }
}

describe('a cycle of type 2.0', () => {
  test('is answered question by question with the people side by side, and what is missing is shown first', async () => {
    const [ana, bia] = gente
    const one = await ciclo({ titulo: 'Lado a lado', tipo: '2.0', formato: '1' }, [
      [ana?.id, avaliadora.id, 'L'],
      [bia?.id, avaliadora.id, 'L'],
    ])
    const nomes = gente.map(({ nome }) => nome)
    await stage.story('sst', async ({ page, open, load }) => {
      await open('/avaliacao/avaliacoes-desempenhos-questionarios')
      await page.getByRole('link', { name: new RegExp(`^Responder: Lado a lado, ${ana?.nome}`) }).click()
      await page.getByRole('heading', { level: 1, name: 'Lado a lado' }).waitFor()
      await page.getByRole('heading', { level: 2, name: 'Que nota merece?' }).waitFor()
      await page.getByText('Pergunta 1 de').waitFor()
      expect(await barriers(page)).toEqual([])
      await marca(page, ana?.nome ?? '', '10').check()
      await marca(page, bia?.nome ?? '', '4').check()
      await proxima(page)
      await page.getByRole('heading', { level: 2, name: 'Cumpre prazos?' }).waitFor()
      await marca(page, ana?.nome ?? '', 'Sempre').check()
      expect(await julga(page, nomes)).toBeGreaterThan(1)
      expect(await barriers(page)).toEqual([])
      // Bia has no answer to the second question: Ana's are handed in, and that question comes back
      await button(page, 'Enviar respostas de todos').click()
      await page.getByText(`${bia?.nome}: 1 pergunta obrigatória sem resposta`).waitFor()
      await page.getByRole('heading', { level: 2, name: 'Cumpre prazos?' }).waitFor()
      await page.getByText(`${ana?.nome}: respondida`).waitFor()
      await page.getByText('Responda a pergunta 2.').waitFor()
      // what was typed is there again on another day
      await page.getByText('Rascunho guardado.').waitFor()
      await load(`/avaliacao/respostas?avaliacaoDesempenhoId=${one.id}`)
      await page.getByRole('region', { name: bia?.nome }).waitFor()
      expect(await marca(page, bia?.nome ?? '', '4').isChecked()).toBe(true)
      await proxima(page)
      await marca(page, bia?.nome ?? '', 'Nunca').check()
      await page.getByRole('button', { name: /Observações e envio$/ }).click()
      await button(page, 'Enviar respostas de todos').click()
      await notice(page, 'Respostas enviadas.')
      await page.getByText('Você já respondeu sobre todas as pessoas deste ciclo.').waitFor()
    })
    // (10/10 + 10/10) / 2 and (4/10 + 0/10) / 2
    expect((await copiasDe(one)).map(({ situacao, performance }) => [situacao, Number(performance)])).toEqual([
      ['R', 100],
      ['R', 20],
    ])
    for (const { niveis } of await copiasDe(one)) expect(niveis).toBeGreaterThan(1)
  })

  test('is answered a person per block, on a telephone as well', async () => {
    const [ana, bia] = gente
    const one = await ciclo({ titulo: 'Por blocos', tipo: '2.0', formato: '0', avaliarCompetenciasCargo: false }, [
      [ana?.id, avaliadora.id, 'L'],
      [bia?.id, avaliadora.id, 'L'],
    ])
    await stage.storyAnew(
      'sst',
      async ({ page, open }) => {
        await open(`/avaliacao/respostas?avaliacaoDesempenhoId=${one.id}`)
        // as they stand on the page: the first block is open
        for (const { nome } of gente.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))) {
          const block = page.getByRole('button', { name: new RegExp(nome) })
          await block.waitFor()
          if ((await block.getAttribute('aria-expanded')) !== 'true') await block.click()
          await page.getByRole('radio', { name: '5', exact: true }).check()
          await page.getByRole('radio', { name: 'Sempre' }).check()
          expect(await overflow(page)).toBe(0)
          await button(page, 'Enviar respostas').click()
          await notice(page, 'Respostas enviadas.')
          // told at once, since the cycle says so: (5/10 + 10/10) / 2
          await page.getByText('Performance: 75%').waitFor()
        }
        expect(await barriers(page)).toEqual([])
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
    expect((await copiasDe(one)).map(({ situacao }) => situacao)).toEqual(['R', 'R'])
  })
})

describe('an anonymous cycle of type 2.0', () => {
  test('says of whom one answers without a name, and of whom by name', async () => {
    const [ana, bia] = gente
    const one = await made(CICLOS, {
      ...{ titulo: 'Anônimo lado a lado', dataIni: stage.app.today(), dataFim: '2099-12-31' },
      ...{ modeloAvaliacao: { id: modelo.id }, permiteAutoAvaliacao: true, anonima: true, tipo: '2.0', formato: '1' },
    })
    // two at once: one alone would be known
    const added = await admin.post(`${CICLOS}/${one.id}/participantes/adiciona`, {
      ...{ colaboradoresIds: [ana?.id, bia?.id], geraAutoavaliacao: true },
    })
    expect(added.statusCode, added.body).toBe(200)
    for (const [avaliado, papel] of [
      [ana?.id, 'P'],
      [bia?.id, 'L'],
    ] as const)
      expect((await participa(one, avaliado, avaliadora.id, papel)).statusCode).toBe(201)
    expect((await admin.put(`${CICLOS}/${one.id}/libera`, {})).statusCode).toBe(200)
    await stage.story('sst', async ({ page, open }) => {
      await open(`/avaliacao/respostas?avaliacaoDesempenhoId=${one.id}`)
      await page.getByText(`Suas respostas são anônimas: ${ana?.nome}`, { exact: true }).waitFor()
      await page.getByText(`Suas respostas levam o seu nome: ${bia?.nome}`, { exact: true }).waitFor()
      const coluna = (nome = '') => page.getByRole('region', { name: nome })
      await coluna(ana?.nome).getByText('Resposta anônima').waitFor()
      await coluna(bia?.nome).getByText('Resposta com o seu nome').waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    })
  })
})

describe('by link', () => {
  test('competences are judged, with the level that is required, and who is anonymous is told so before the first question', async () => {
    const [ana, bia] = gente
    const pares = (
      await rows<{ id: number }>(
        "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id desc limit 3",
      )
    ).map(({ id }) => id)
    const one = await made(CICLOS, {
      ...{ titulo: 'Anônimo por link', dataIni: stage.app.today(), dataFim: '2099-12-31', tipo: '1.0' },
      ...{ modeloAvaliacao: { id: modelo.id }, permiteAutoAvaliacao: true, anonima: true },
      ...{ avaliarCompetenciasCargo: true, exibirNivelCompetenciaExigido: true },
    })
    // two at once: one alone would be known
    const colaboradoresIds = [ana?.id, bia?.id]
    const added = await admin.post(`${CICLOS}/${one.id}/participantes/adiciona`, {
      colaboradoresIds,
      geraAutoavaliacao: true,
    })
    expect(added.statusCode, added.body).toBe(200)
    for (const id of pares) {
      const included = await participa(one, ana?.id, id, 'A')
      expect(included.statusCode, included.body).toBe(201)
    }
    const released = await admin.put(`${CICLOS}/${one.id}/libera`, {})
    expect(released.statusCode, released.body).toBe(200)
    const [copia] = await rows<{ id: number }>(
      "select id::int as id from colaborador_questionario where avaliacao_desempenho_id = $1 and papel = 'A' order by id",
      [one.id],
    )
    const { link } = (await admin.post(`/api/avaliacao/avaliacoes/${copia?.id}/link`, {})).json() as { link: string }
    await stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open(/\/externo\/\S+/.exec(link)?.[0] ?? '')
        await page.getByText('Suas respostas são anônimas').waitFor()
        await page.getByText('médias de pelo menos 3 pessoas', { exact: false }).waitFor()
        await page.getByRole('heading', { name: 'Competências' }).waitFor()
        await page.getByText('nível exigido:', { exact: false }).first().waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await page.getByRole('radio', { name: '7', exact: true }).check()
        await page.getByRole('radio', { name: 'Sempre' }).check()
        await button(page, 'Enviar respostas').click()
        await page.getByText('Informe o nível.').first().waitFor()
        for (const um of await page.locator('[data-competencia]').all()) await um.getByRole('radio').last().check()
        await page.getByText('Tudo respondido').waitFor()
        await button(page, 'Enviar respostas').click()
        await page.getByRole('status').getByText('Respostas enviadas.').waitFor()
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
    const [entregue] = await rows<{ situacao: string }>('select situacao from colaborador_questionario where id = $1', [
      copia?.id,
    ])
    expect(entregue?.situacao).toBe('R')
  })
})

describe('a cycle of last year', () => {
  test('is cloned with its participants, released, and its participation is followed by area', async () => {
    const [ana] = gente
    const one = await made(CICLOS, {
      ...{ titulo: 'Do ano passado', dataIni: stage.app.today(), dataFim: '2099-12-31', tipo: '1.0' },
      ...{ modeloAvaliacao: { id: modelo.id }, permiteAutoAvaliacao: true, anonima: false },
    })
    for (const { id } of gente) expect((await participa(one, id, avaliadora.id, 'R')).statusCode).toBe(201)
    await stage.story('admin', async ({ page, open }) => {
      await open('/avaliacao/avaliacoes-desempenho')
      const again = await fails(page, '**/empresas/avaliacao-desempenho')
      await (await rowAction(page.getByRole('row', { name: /Do ano passado/ }), 'Clonar')).click()
      const asked = page.getByRole('dialog', { name: 'Clonar: Do ano passado' })
      await again('Não foi possível carregar as empresas: a cópia fica nesta.')
      const people = asked.getByRole('checkbox', { name: /^Clonar participantes/ })
      expect(await people.isChecked()).toBe(true)
      // people stay in their company
      await asked.getByRole('checkbox', { name: 'Aurora Alimentos Ltda', exact: true }).uncheck()
      expect(await people.isDisabled()).toBe(true)
      await button(asked, 'Clonar').click()
      await asked.getByRole('alert').getByText('Marque ao menos uma empresa.').waitFor()
      await asked.getByRole('checkbox', { name: 'Aurora Alimentos Ltda', exact: true }).check()
      expect(await barriers(page)).toEqual([])
      await button(asked, 'Clonar').click()
      await notice(page, 'Clonado com sucesso.')
      await page.getByRole('row', { name: /Do ano passado \(cópia\)/ }).waitFor()
    })
    const [copia] = await rows<Stored>(
      "select id::int as id from avaliacao_desempenho where titulo = 'Do ano passado (cópia)'",
    )
    await stage.story('admin', async ({ page, open }) => {
      const evaluators = await fails(page, '**/participantes?*')
      await open(`/avaliacao/participante-avaliacao-desempenho?avaliacaoDesempenhoId=${copia?.id}`)
      await evaluators('Não foi possível carregar os avaliadores.')
      await page.getByText('Helena do Ciclo').first().waitFor()
      const talents = await fails(page, '**/colaboradores/participantes*')
      await button(page, 'Adicionar participantes').click()
      await talents('Não foi possível carregar os talentos.')
      await page.getByRole('checkbox', { name: /^Selecionar os \d+ encontrados$/ }).waitFor()
      expect(await barriers(page)).toEqual([])
    })
    expect((await admin.put(`${CICLOS}/${copia?.id}/libera`, {})).statusCode).toBe(200)
    await rows(
      "update colaborador_questionario set situacao = 'R' where avaliacao_desempenho_id = $1 and colaborador_id = $2",
      [copia?.id, ana?.id],
    )
    await stage.story('admin', async ({ page, open }) => {
      await open(`/avaliacao/participacao-desempenho?avaliacaoDesempenhoId=${copia?.id}`)
      await page.getByText('50% respondido').waitFor()
      await page.getByText('1 de 2 questionários · 1 pessoa').waitFor()
      await button(page, 'Quem falta responder: Sem área').click()
      await page
        .getByRole('list', { name: /^Quem falta responder/ })
        .getByText('Helena do Ciclo')
        .waitFor()
      await button(page, 'Quem é avaliado').click()
      await page.getByText('1 de 2 questionários · 2 pessoas').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.setViewportSize(PHONE)
      await expect.poll(() => overflow(page)).toBe(0)
    })
  })
})

describe('cycles in a list', () => {
  test('several are released and blocked at once, all or none; a cycle shows to whom it wrote and from which day on it may end', async () => {
    const [ana] = gente
    const prontos: Stored[] = []
    for (const titulo of ['Em lote um', 'Em lote dois', 'Em lote vazio'])
      prontos.push(
        await made(CICLOS, {
          ...{ titulo, dataIni: stage.app.today(), dataFim: '2099-12-31', tipo: '1.0' },
          ...{ modeloAvaliacao: { id: modelo.id }, permiteAutoAvaliacao: true, anonima: false },
        }),
      )
    for (const one of prontos.slice(0, 2))
      expect((await participa(one, ana?.id, avaliadora.id, 'R')).statusCode).toBe(201)
    const situacoes = async () =>
      (
        await rows<{ situacao: string }>('select situacao from avaliacao_desempenho where id = any($1) order by id', [
          prontos.map(({ id }) => id),
        ])
      ).map(({ situacao }) => situacao)
    await stage.story('admin', async ({ page, open }) => {
      const marca = (titulo: string) =>
        page
          .getByRole('row', { name: new RegExp(titulo) })
          .getByRole('checkbox')
          .first()
      await open('/avaliacao/avaliacoes-desempenho')
      for (const titulo of ['Em lote um', 'Em lote dois', 'Em lote vazio']) await marca(titulo).check()
      await button(page, 'Liberar ou bloquear').click()
      const dialog = page.getByRole('dialog', { name: 'Liberar ou bloquear' })
      await dialog.getByText('Isto vale para 3 avaliações: todas ou nenhuma.').waitFor()
      await button(dialog, 'Liberar').click()
      await dialog.getByText('Inclua ao menos um avaliado.').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await situacoes()).toEqual(['P', 'P', 'P'])
      await button(dialog, 'Fechar').click()
      await marca('Em lote vazio').uncheck()
      await button(page, 'Liberar ou bloquear').click()
      await button(dialog, 'Liberar').click()
      await notice(page, '2 avaliações liberadas.')
      expect(await situacoes()).toEqual(['L', 'L', 'P'])
      for (const titulo of ['Em lote um', 'Em lote dois']) await marca(titulo).check()
      await button(page, 'Liberar ou bloquear').click()
      await dialog.getByRole('radio', { name: /^Bloquear/ }).check()
      await button(dialog, 'Bloquear').click()
      await notice(page, '2 avaliações bloqueadas.')
    })
    expect(await situacoes()).toEqual(['B', 'B', 'P'])
    const [um] = prontos
    expect((await admin.put(`${CICLOS}/${um?.id}/liberada/true`, {})).statusCode).toBe(200)
    const enviada = await admin.post(`${CICLOS}/${um?.id}/envia-email`, {})
    expect(enviada.statusCode, enviada.body).toBe(200)
    await rows(
      "update colaborador_questionario set situacao = 'R', respondida_em = $2 where avaliacao_desempenho_id = $1",
      [um?.id, stage.app.today()],
    )
    await stage.story('admin', async ({ page, open }) => {
      await open(`/avaliacao/avaliacoes-desempenho/${um?.id}`)
      const mails = page.getByRole('region', { name: 'E-mails', exact: false })
      await mails.getByText('Responda: Em lote um').waitFor()
      const [ano, mes, dia] = stage.app.today().split('-')
      await page.getByText(`A avaliação tem respostas: o fim pode ser a partir de ${dia}/${mes}/${ano}.`).waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    })
  })
})

describe('outside a cycle', () => {
  test('a model is applied to several talents from the list of evaluations', async () => {
    const [ana, bia] = gente
    await stage.story('admin', async ({ page, open }) => {
      await open('/avaliacao/avaliacoes')
      await button(page, 'Aplicar a vários talentos').click()
      const dialog = page.getByRole('dialog', { name: 'Aplicar a vários talentos' })
      await pick(dialog, 'Modelo de Avaliação', 'Modelo lado a lado')
      await button(dialog, 'Aplicar').click()
      await dialog.getByText('Selecione ao menos um talento').waitFor()
      for (const nome of [ana?.nome ?? '', bia?.nome ?? '']) {
        await dialog.getByRole('searchbox', { name: 'Nome' }).fill(nome)
        await dialog.getByRole('checkbox', { name: new RegExp(`^${nome}`) }).check()
      }
      await pick(dialog, 'Quem responde', 'Helena do Ciclo')
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await button(dialog, 'Aplicar').click()
      await notice(page, '2 avaliações aplicadas.')
    })
    const aplicadas = await rows<{ colaborador: number; avaliador: number }>(
      `select colaborador_id::int as colaborador, avaliador_id::int as avaliador from colaborador_questionario
       where origem = 'V' and modelo_avaliacao_id = $1 order by colaborador_id`,
      [modelo.id],
    )
    expect(aplicadas).toEqual(
      gente
        .map(({ id }) => ({ colaborador: id, avaliador: avaliadora.id }))
        .sort((a, b) => a.colaborador - b.colaborador),
    )
  })
})
