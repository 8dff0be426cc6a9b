import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { turnOfDay } from '#server/platform/crud/write/turn-of-day.ts'
import type { Client } from '#tests/helpers/app.ts'
import {
  type Cenario,
  celulas,
  cenario,
  linhasDe,
  type Registro,
} from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { ciclos, competencia, type Folha } from '#tests/server/platform/reports/provas/cenas/ciclos.ts'
import { pessoas } from '#tests/server/platform/reports/provas/cenas/pessoas.ts'

/** What people lack in each competence, in cycles whose sheets are known: every number is reckoned by hand beside it. */
let c: Cenario
let gente: Record<'ava' | 'beto' | 'sol' | 'lia' | 'pia' | 'outraPia' | 'nei', Registro>
let nominal: Registro
let anonimo: Registro
let seguinte: Registro
let vendas: Registro

const COMUNICACAO = competencia(901, 'Prova: fala', 'H', 3)
const LIDERANCA = competencia(902, 'Prova: lidera', 'A', 2)
const folha = (de: Registro, por: Registro, papel: Folha['papel'], ...niveis: number[]): Folha => ({
  ...{ de, por, papel, niveis },
})
const sql = (text: string, values: unknown[]) => c.app.database.pool.query(text, values)

beforeAll(async () => {
  c = await cenario()
  const { contrata, make } = pessoas(c)
  const em = (lugar: 'norte' | 'sul'): Parameters<typeof contrata>[2] => [['2024-01-02', lugar]]
  gente = {
    ava: await contrata('Ava Ciclo', 'D1', em('norte')),
    beto: await contrata('Beto Ciclo', 'D2', em('norte')),
    sol: await contrata('Sol Ciclo', 'D3', em('sul')),
    lia: await contrata('Lia Ciclo', 'D4', em('norte')),
    pia: await contrata('Pia Ciclo', 'D5', em('norte')),
    outraPia: await contrata('Pia Ciclo', 'D6', em('sul')),
    nei: await contrata('Nei Ciclo', 'D7', em('norte')),
  }
  const { ava, beto, sol, lia, pia, outraPia, nei } = gente
  vendas = await make('cargo-salario/competencias', {
    ...{ tipo: 'C', nome: 'Prova: vendas', areasOrganizacionais: [{ id: c.norte.id }] },
  })
  const daAva = [
    folha(ava, ava, 'U', 4, 2),
    folha(ava, lia, 'L', 3, 1),
    folha(ava, pia, 'P', 2, 2),
    folha(ava, outraPia, 'P', 3, 1),
    folha(ava, nei, 'P', 4, 3),
  ]
  const fecha = await ciclos(c)
  nominal = await fecha({
    ...{ titulo: 'Prova: nominal', competencias: [COMUNICACAO, LIDERANCA], fim: '2024-11-30' },
    folhas: [
      ...daAva,
      folha(sol, lia, 'L', 4, 4),
      folha(beto, lia, 'L', 1, 1),
      folha(lia, pia, 'L', 2, 3),
      // what one says of oneself weighs nothing
      folha(nei, nei, 'U', 4, 4),
    ],
  })
  anonimo = await fecha(
    {
      ...{ titulo: 'Prova: anônima', competencias: [COMUNICACAO, LIDERANCA], fim: '2025-06-30' },
      folhas: [
        ...daAva,
        // two of each: they join
        folha(beto, lia, 'L', 3, 2),
        folha(beto, pia, 'P', 2, 2),
        folha(beto, outraPia, 'P', 3, 1),
        folha(beto, ava, 'A', 1, 1),
        folha(beto, nei, 'A', 4, 4),
        // two peers are no group: only what the manager says by name counts
        folha(sol, lia, 'L', 4, 4),
        folha(sol, pia, 'P', 1, 1),
        folha(sol, nei, 'P', 1, 1),
      ],
    },
    { anonima: true },
  )
  seguinte = await fecha({
    ...{ titulo: 'Prova: seguinte', competencias: [LIDERANCA, competencia(vendas.id, 'Prova: vender', 'C', 4)] },
    aberto: true,
    folhas: [
      folha(ava, lia, 'L', 3, 1),
      folha(sol, lia, 'L', 2, 4),
      folha(beto, lia, 'L', 1, 2),
      folha(lia, pia, 'L', 2, 2),
    ],
  })
  // sales are asked of two of the four
  await sql(
    'update avaliado_avaliacao_desempenho set competencias = $2 where avaliacao_desempenho_id = $1 and avaliado_id = any($3)',
    [seguinte.id, JSON.stringify([LIDERANCA]), [beto.id, lia.id]],
  )
  const fim = await c.admin.put(`/api/avaliacao/avaliacoes-desempenho/${seguinte.id}/encerra`, {})
  if (fim.statusCode !== 200) throw new Error(fim.body)
}, 180_000)
afterAll(() => c?.app.close())

interface Told {
  categorias: { nome: string }[]
  series: { valores: (number | null)[]; total: number | null }[]
}

const filtros = (ciclo: Registro | undefined, more: Record<string, string> = {}) => ({
  ...{ dataIni: '2024-01-01', dataFim: c.app.today() },
  ...(ciclo && { avaliacoesDesempenhosIds: String(ciclo.id) }),
  ...more,
})

/** Competences with what is lacking, and what is lacking in all. */
async function lacunas(ciclo: Registro | undefined, client: Client = c.admin, more: Record<string, string> = {}) {
  const query = new URLSearchParams(filtros(ciclo, more))
  const answer = await client.get(`/api/paineis/analytics/desempenho/lacunas?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { categorias, series } = answer.json() as Told
  return [Object.fromEntries(categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]])), series[0]?.total]
}

/** Who stands behind it, with what is lacking of whom. */
async function registros(ciclo: Registro, client: Client = c.admin): Promise<Record<string, unknown>[]> {
  const medida = JSON.stringify({ filtros: filtros(undefined, {}), cortes: [['ciclo', String(ciclo.id)]] })
  const answer = await client.get(`/api/medidas/avaliacao/lacuna-media?size=50&medida=${encodeURIComponent(medida)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Record<string, unknown>[]
}

/** The same as the report has it: what was reached less what was required. */
async function doRelatorio(ciclo: Registro, client: Client = c.admin) {
  const rows = await linhasDe(client, 'avaliacao/analise-desempenho-competencia-organizacional', {
    avaliacoesDesempenhosIds: [ciclo.id],
  })
  return Object.fromEntries(celulas(rows, 'competencia', 'diferenca').map(([nome, n]) => [nome, -Number(n)]))
}

describe('what is lacking in each competence', () => {
  it('[issue 21] the mean of what is required less what the roles come to by their weights, as the report has it', async () => {
    /*
     * Ava: the manager twice and the peers' mean once, (2×3 + 3)/3 = 3 and (2×1 + 2)/3 = 1.33; of the others the manager alone. 'Fala', 3 required:
     * 0, Sol −1, Beto 2, Lia 1: 2/4. 'Lidera', 2 required: 0.67, −2, 1, −1: −1.33/4. Together 0.67/8.
     */
    const told = await lacunas(nominal)
    expect(told).toEqual([{ 'Prova: fala': 0.5, 'Prova: lidera': -0.33 }, 0.08])
    expect(await doRelatorio(nominal)).toEqual(told[0])
    const rows = await registros(nominal)
    const da = (nome: string) =>
      rows
        .filter(({ talento }) => String(talento).startsWith(nome))
        .map(({ competencia: qual, exigido, obtido, lacuna }) => [qual, exigido, obtido, lacuna])
        .sort()
    expect(da('Ava')).toEqual([
      ['Prova: fala', 3, 3, 0],
      ['Prova: lidera', 2, 1.33, 0.67],
    ])
    // nobody else judged Nei
    expect(da('Nei')).toEqual([])
    expect(rows).toHaveLength(8)
  })

  it('[issue 21] of an anonymous cycle nothing follows from fewer answers than the minimum', async () => {
    /*
     * Ava as above; Beto (2×3 + 2.5)/3 = 2.83 and (2×2 + 2)/3 = 2 with four joined; Sol 4 and 4: with the two peers it would be 3 and 3.
     * 'Fala' 0 + 0.17 − 1: −0.83/3; 'Lidera' 0.67 + 0 − 2: −1.33/3. Together −2.16/6.
     */
    const told = await lacunas(anonimo)
    expect(told).toEqual([{ 'Prova: fala': -0.28, 'Prova: lidera': -0.44 }, -0.36])
    expect(await doRelatorio(anonimo)).toEqual(told[0])
    // the person's own report says the same of him
    const [daSol] = await linhasDe(c.admin, 'avaliacao/analise-desempenho-competencia-talento', {
      ...{ avaliacaoDesempenhoId: { id: anonimo.id }, avaliadoId: { id: gente.sol.id } },
    })
    expect(daSol).toMatchObject({ competencia: 'Prova: fala', obtido: 4 })
  })

  it('[issue 21] a reader is told of the people whom he sees, and of no fewer than three', async () => {
    // Norte: Ava, Beto, Lia. 0 + 2 + 1 and 0.67 + 1 − 1 of 3; together 3.67/6
    const told = await lacunas(nominal, c.gestora)
    expect(told).toEqual([{ 'Prova: fala': 1, 'Prova: lidera': 0.22 }, 0.61])
    expect(await doRelatorio(nominal, c.gestora)).toEqual(told[0])
    expect(await registros(nominal, c.gestora)).toHaveLength(6)
    // Ava and Beto alone
    expect(await lacunas(anonimo, c.gestora)).toEqual([{ 'Prova: fala': null, 'Prova: lidera': null }, null])
    // three records of each competence in the three cycles, and one person
    expect(await lacunas(undefined, c.admin, { areasIds: String(c.sul.id) })).toEqual([
      expect.objectContaining({ 'Prova: lidera': null }),
      null,
    ])
    // what one reached oneself is told at 'Meus Resultados': Sol, Beto, Lia
    const ela = await c.app.clientWithout('ROLE_CAD_AVALIACAO_DESEMPENHO_PUBLICA')
    const dela = `update talento set usuario_id = (select id from usuario where login = 'sem-role-cad-avaliacao-desempenho-publica') where id = $1`
    await sql(dela, [gente.ava.id])
    expect(await lacunas(nominal, ela)).toEqual([{ 'Prova: fala': 0.67, 'Prova: lidera': -0.67 }, 0])
    await sql('update talento set usuario_id = null where id = $1', [gente.ava.id])
  })

  it('[issue 21] another company has none of it; who may not read of single people is shown no chart', async () => {
    const outra = await c.outra.get(
      `/api/paineis/analytics/desempenho/lacunas?${new URLSearchParams(filtros(nominal))}`,
    )
    expect(outra.statusCode).toBe(400)
    expect(Object.keys((await lacunas(undefined, c.outra))[0] as object)).not.toContain('Prova: fala')
    const sem = await c.app.clientWithout('ROLE_REL_ANALISE_DESEMPENHO_COMPETENCIA_TALENTO')
    const query = new URLSearchParams(filtros(nominal))
    expect((await sem.get(`/api/paineis/analytics/desempenho/lacunas?${query}`)).statusCode).toBe(403)
    const page = (await sem.get('/api/paineis/analytics/desempenho')).json() as { itens: { nome: string }[] }
    expect(page.itens.map(({ nome }) => nome)).not.toContain('lacunas')
    const medida = encodeURIComponent(JSON.stringify({ filtros: filtros(nominal) }))
    expect((await sem.get(`/api/medidas/avaliacao/lacuna-media?medida=${medida}`)).statusCode).toBe(403)
  })

  it('[issue 21] a competence of two people takes another along; it is called as it is called now, or was at last', async () => {
    // 'Lidera' −1, 0, 1, 0; sales 3, 0: told of neither, together 3/6
    expect(await lacunas(seguinte)).toEqual([{ 'Prova: lidera': null, 'Prova: vendas': null }, 0.5])
    const stored = await c.admin.get(`/api/cargo-salario/competencias/${vendas.id}`)
    const gone = await c.admin.delete(`/api/cargo-salario/competencias/${vendas.id}`, {
      'if-match': stored.headers.etag,
    })
    expect(gone.statusCode, gone.body).toBeLessThan(300)
    expect(await lacunas(seguinte)).toEqual([{ 'Prova: lidera': null, 'Prova: vender': null }, 0.5])
  })

  it('[issue 21] a cycle that was closed before there was a place for levels gets them in the night, once', async () => {
    const before = await registros(anonimo)
    await sql('delete from nivel_obtido where avaliacao_desempenho_id = $1', [anonimo.id])
    expect(await lacunas(anonimo)).toEqual([{}, null])
    await turnOfDay(c.app.fastify.prumo)
    const semLinha = (rows: Record<string, unknown>[]) =>
      rows.map(({ linhaId: _, ...row }) => JSON.stringify(row)).sort()
    expect(semLinha(await registros(anonimo))).toEqual(semLinha(before))
    const count = async () => (await sql('select max(id) as id, sum(versao) as n from nivel_obtido', [])).rows
    const after = await count()
    await turnOfDay(c.app.fastify.prumo)
    expect(await count()).toEqual(after)
  })
})
